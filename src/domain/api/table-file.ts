import { formatDecimal } from '../kernel/format.ts';

/** Most rows of a list that one table for spreadsheets holds. */
export const TABLE_MAX = 50_000;

/** Name of the table of a list; it says so when the list goes on behind the last row. */
export const tableName = (list: string, isCut: boolean): string =>
  isCut ? `${list}-prvych-${TABLE_MAX}.csv` : `${list}.csv`;

/** Whether a table of this name is only a beginning. */
export const isCutTable = (name: string): boolean => name.endsWith(`-prvych-${TABLE_MAX}.csv`);

/** What is said where a table is only a beginning, in the file and on the screen. */
export const CUT_TABLE = `Tabuľka má len prvých ${formatDecimal(TABLE_MAX)} riadkov zoznamu. Ostatné dostanete, keď zoznam zúžite filtrom.`;
