import { csvOf } from '../kernel/csv.ts';
import type { ClientImport } from './desk-contract.ts';
import { IMPORT_LABELS } from './import-fields.ts';

/** Head of the column that says why a row was refused; an import leaves it out. */
const REASON = 'Dôvod';

/** The refused rows as CSV that can be corrected and brought in again: the columns that are read, and why each was refused. */
export function refusedTable({ columns, rows }: Pick<ClientImport, 'columns' | 'rows'>): string {
  const read = columns.flatMap(({ field }, at) => (field ? [{ at, head: IMPORT_LABELS[field] }] : []));
  const refused = rows.flatMap(({ cells, reason }) =>
    cells ? [[...read.map(({ at }) => cells[at] ?? ''), reason]] : [],
  );
  return csvOf([[...read.map(({ head }) => head), REASON], ...refused]);
}
