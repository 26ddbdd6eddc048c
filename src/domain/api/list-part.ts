/** Rows of one part of a list. */
export const LIST_ROWS = 50;

/** What the order of a list goes by: when a row was made, and its id where two were made at once. */
export interface KeysetRow {
  id: string;
  createdAt: string;
}

/** Address of the rows after this one. */
export const keysetOf = ({ createdAt, id }: KeysetRow): string => `${createdAt}_${id}`;
