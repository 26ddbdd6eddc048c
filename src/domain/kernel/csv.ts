const SEPARATOR = ';';
/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run instead of showing it; some read the wide signs as the narrow ones. */
const FORMULA = /^[\s\uFEFF]*[=+\-@|＝＋－＠]|^[\t\r\n]/;
const TO_BE_QUOTED = /[";\r\n]/;

/** One cell: a text that begins like a formula is shown with an apostrophe, a number stays one. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return TO_BE_QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell without the apostrophe that `csvCell` writes before a formula. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A table for Slovak spreadsheets: semicolons, decimal commas, no formula (security 47). */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(SEPARATOR)}\r\n`).join('');
