import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Info, parse } from 'csv-parse';
import { IMPORT_LIMITS } from '#domain/clients/import-limits.ts';
import { delimiterOf, isTooLarge, TABLE_TOO_LARGE, withoutMark } from '#domain/clients/import-text.ts';
import { Fault } from '#domain/errors/faults.ts';

/** Characters that the parser gets at once, some hundred rows. */
const CHUNK = 16 * 1024;

const tooLarge = () => new Fault('validation', { field: 'csv', message: TABLE_TOO_LARGE });

/** A row of a table by its cells. */
export interface TableRow {
  /** On which it begins. */
  line: number;
  cells: string[];
}

/**
 * The rows of a table with the line each begins on; it is read in parts, between which others have their turn. Throws
 * validation.
 */
export async function recordsOf(csv: string): Promise<{ heads: string[]; records: TableRow[] }> {
  if (isTooLarge(csv)) throw tooLarge();
  const text = withoutMark(csv);
  let readTo = 0;
  const parser = Readable.from(turnsOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipRecordsWithEmptyValues: true,
      maxRecordSize: IMPORT_LIMITS.columns * IMPORT_LIMITS.cell,
      onRecord: (record, { lines }) => {
        readTo = lines;
        return record;
      },
    }),
  );
  const records: TableRow[] = [];
  let begins = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const isWide = record.length > IMPORT_LIMITS.columns;
      if (isWide || records.length > IMPORT_LIMITS.rows || record.some(isLong)) throw tooLarge();
      records.push({ line: begins, cells: record });
      begins = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('validation', { field: 'csv', message: unreadable(readTo + 1), cause: error });
  }
  const [head, ...rows] = records;
  if (!head) throw new Fault('validation', { field: 'csv', message: EMPTY });
  return { heads: head.cells, records: rows };
}

const unreadable = (line: number) =>
  `Od riadku ${line} sa tabuľka nedá prečítať. Skontrolujte, či v ňom nechýba úvodzovka.`;
const EMPTY = 'Tabuľka je prázdna. Vložte ju aj s názvami stĺpcov.';

const isLong = (cell: string): boolean => cell.length > IMPORT_LIMITS.cell;

async function* turnsOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK) {
    yield text.slice(at, at + CHUNK);
    // A stream that waits for nothing would be read to its end in one turn.
    await nextTurn();
  }
}
