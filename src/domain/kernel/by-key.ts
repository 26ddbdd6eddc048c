/** A value for each of the keys. */
export const byKey = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> =>
  // Every key is there: they come from the list itself.
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
