/** A filter of a list that is looked at every day, as `SegmentedLinks` show it. */
export interface ListView {
  label: string;
  to: string;
  isShown: boolean;
  /** How many rows wait behind it. */
  count?: number | undefined;
}

/** Where a list stands when these filters of its address are changed; an empty text takes one away. */
export function changedList(
  list: string,
  address: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next.size === 0 ? list : `${list}?${next}`;
}
