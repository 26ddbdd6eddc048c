import type { Keyset } from '#domain/api/keyset.ts';
import { TABLE_MAX, tableName } from '#domain/api/table-file.ts';
import type { Download } from './download.ts';

interface ListFile<Stored extends Keyset, Shown> {
  /** What its file is called: "dopyty". */
  list: string;
  /** A part of the list behind the last known row, in the order of the list. */
  read(after: Keyset | undefined, limit: number): Promise<readonly Stored[]>;
  shown(rows: readonly Stored[]): Promise<readonly Shown[]>;
  /** The whole file; `isCut` where it is only the beginning of the list. */
  csv(rows: readonly Shown[], isCut: boolean): string;
  /** Rows that are read at once: others have their turn between two parts. */
  atOnce?: number;
  /** Most rows of the file. */
  max?: number | undefined;
}

/** Everything that a list shows as a table for spreadsheets, read part by part up to a bound (business 6, security 47). */
export async function listFile<Stored extends Keyset, Shown>({
  list,
  read,
  shown,
  csv,
  atOnce = 1000,
  max = TABLE_MAX,
}: ListFile<Stored, Shown>): Promise<Download> {
  const rows: Shown[] = [];
  let after: Keyset | undefined;
  for (;;) {
    const part = await read(after, atOnce);
    rows.push(...(await shown(part)));
    after = part.at(-1);
    if (part.length < atOnce || rows.length > max) break;
  }
  const isCut = rows.length > max;
  return { bytes: csv(rows.slice(0, max), isCut), type: 'text/csv', fileName: tableName(list, isCut) };
}
