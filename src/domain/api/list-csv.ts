import { csvOf } from '../kernel/csv.ts';
import { formatDateTime } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import { CUT_TABLE } from './table-file.ts';

/** A cell of a list's table: an instant is written as its local day and time. */
export type ListCell = string | number | Date | null;

/** The rows of a list as a table for spreadsheets, in their order; the last line says where it is only a beginning. */
export const listCsv = (
  headings: readonly string[],
  rows: readonly (readonly ListCell[])[],
  isCut: boolean,
): string => csvOf([headings, ...rows.map((row) => row.map(plain)), ...(isCut ? [[plain(CUT_TABLE)]] : [])]);

/** Cents as the euros that a spreadsheet counts with. */
export const euroCell = (cents: number): number => cents / 100;

/** The instant of an answer, or nothing. */
export const instantCell = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);

/** The day in the form in which an instant has its own. */
export const dayCell = (day: Day | null): string | null => (day === null ? null : dayText(day));

/** As it is typed: a spreadsheet finds nothing by a no-break space. */
function plain(cell: ListCell): string | number | null {
  const text = cell instanceof Date ? formatDateTime(cell) : cell;
  return typeof text === 'string' ? text.replaceAll('\u00A0', ' ') : text;
}
