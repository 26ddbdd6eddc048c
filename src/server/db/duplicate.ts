const UNIQUE_VIOLATION = '23505';

/** True when a statement failed because a row of that key is there already. */
export function isDuplicate(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true;
  return false;
}
