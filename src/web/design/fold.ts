/**
 * How many of these many stand open before a fold or a button for the rest: so many more than the limit stay, too, as they
 * take no more room than it would.
 */
export const shownBeforeFold = (count: number, limit: number, spare = 1): number =>
  count <= limit + spare ? count : limit;
