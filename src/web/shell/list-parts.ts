import { type KeysetRow, keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';

/** Where a list goes on; a part that is not full was the last one. */
export const afterPart = (rows: readonly KeysetRow[]): string | undefined => {
  const last = rows.at(-1);
  return last && rows.length === LIST_ROWS ? keysetOf(last) : undefined;
};

/** How lists go on that come part by part. */
export const parts = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: afterPart,
} as const;
