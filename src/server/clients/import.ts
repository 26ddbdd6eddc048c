import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Info, parse } from 'csv-parse';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import type { ClientImport, importClients } from '#domain/clients/desk-contract.ts';
import type { ImportField } from '#domain/clients/import-fields.ts';
import { IMPORT_LIMITS } from '#domain/clients/import-limits.ts';
import {
  importPlanner,
  type KnownClient,
  type PlannedRow,
  type ReadRow,
} from '#domain/clients/import-plan.ts';
import { readImportRow } from '#domain/clients/import-row.ts';
import {
  columnsOf,
  delimiterOf,
  isTooLarge,
  TABLE_TOO_LARGE,
  withoutMark,
} from '#domain/clients/import-text.ts';
import { Fault } from '#domain/errors/faults.ts';
import { insertAudit } from '../audit/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { Random } from '../random.ts';
import { insertClients } from './data.ts';
import type { By } from './desk.ts';
import {
  insertContacts,
  insertNotes,
  keepNote,
  type NewContact,
  updateClient,
  updateContact,
} from './desk-data.ts';
import { findKnown, lockImports } from './import-data.ts';

/** Brings clients in from a table, or says what would come of it. Throws validation, importStale. */
export type ImportClients = (body: ParsedBody<typeof importClients>, by: By) => Promise<ClientImport>;

/** Rows after which others have their turn, and that are stored at once. */
const PART = 250;
/** Characters that the parser gets at once. */
const CHUNK = 64 * 1024;

export function createClientImport({ db, random }: Pick<Foundation, 'db' | 'random'>): ImportClients {
  return async ({ csv, columns: chosen, dryRun, plan: expected }, by) => {
    if (isTooLarge(csv)) throw tooLarge();
    const { heads, records } = await recordsOf(csv);
    const columns = heads.map((_, at) => (chosen ? (chosen[at] ?? null) : (columnsOf(heads)[at] ?? null)));
    if (!columns.some((field) => field === 'name' || field === 'contactName'))
      throw new Fault('validation', { field: 'columns', message: NO_NAMES, details: { heads } });
    const rows = await readRows(records, columns);
    return db.transaction(async (transaction) => {
      // The preview reads what the run would, so that both say the same.
      await lockImports(transaction);
      const texts = rows.flatMap(({ read }) => ('texts' in read ? [read.texts] : []));
      const { planned, plan } = await planInParts(rows, await findKnown(transaction, texts));
      const answer = answerOf({ heads, columns, planned, plan, done: !dryRun });
      if (dryRun) return answer;
      if (expected !== undefined && expected !== plan) throw new Fault('importStale');
      if (planned.some(({ made, update }) => made || update)) {
        await perform(transaction, planned, by, random);
        await insertAudit(transaction, {
          at: by.now,
          actor: by.actor,
          action: 'clients.imported',
          subjectType: 'clients',
          subjectId: random.uuid(),
        });
      }
      return answer;
    });
  };
}

const NO_NAMES = 'V prvom riadku som nenašiel stĺpec s názvom firmy ani s menom. Vyberte, čo je v stĺpcoch.';

const tooLarge = () => new Fault('validation', { field: 'csv', message: TABLE_TOO_LARGE });

interface Record {
  line: number;
  cells: string[];
}

/** The rows of a table with the line each begins on; it is read in parts, between which others have their turn. */
async function recordsOf(csv: string): Promise<{ heads: string[]; records: Record[] }> {
  const text = withoutMark(csv);
  let readTo = 0;
  const parser = Readable.from(partsOf(text)).pipe(
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
  const records: Record[] = [];
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
const EMPTY = 'V tabuľke nič nie je.';

const isLong = (cell: string): boolean => cell.length > IMPORT_LIMITS.cell;

function* partsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

const readRows = (records: readonly Record[], columns: readonly (ImportField | null)[]): Promise<ReadRow[]> =>
  inParts(records, ({ line, cells }) => ({ line, read: readImportRow(cells, columns) }));

/** What comes of the rows, and a fingerprint of it. */
async function planInParts(
  rows: readonly ReadRow[],
  known: readonly KnownClient[],
): Promise<{ planned: PlannedRow[]; plan: string }> {
  const planRow = importPlanner(known);
  const hash = createHash('sha256');
  const planned = await inParts(rows, (row) => {
    const made = planRow(row);
    hash.update(`${JSON.stringify(made)}\n`);
    return made;
  });
  return { planned, plan: hash.digest('base64url') };
}

/** Makes one of the other, with a turn for everybody else between the parts. */
async function inParts<From, To>(all: readonly From[], make: (one: From) => To): Promise<To[]> {
  const made: To[] = [];
  for (const one of all) {
    made.push(make(one));
    if (made.length % PART === 0) await nextTurn();
  }
  return made;
}

interface Shown {
  heads: readonly string[];
  columns: readonly (ImportField | null)[];
  planned: readonly PlannedRow[];
  plan: string;
  done: boolean;
}

function answerOf({ heads, columns, planned, plan, done }: Shown): ClientImport {
  const counts = { new: 0, update: 0, same: 0, refused: 0 };
  for (const { result } of planned) counts[result] += 1;
  return {
    columns: heads.map((head, at) => ({ head, field: columns[at] ?? null })),
    counts,
    rows: [...planned],
    plan,
    done,
  };
}

async function perform(
  transaction: Transaction,
  planned: readonly PlannedRow[],
  by: By,
  random: Pick<Random, 'uuid'>,
): Promise<void> {
  const createdAt = by.now;
  const made = planned.flatMap(({ made: row }) => (row ? [{ ...row, id: random.uuid() }] : []));
  for (let at = 0; at < made.length; at += PART) {
    const part = made.slice(at, at + PART);
    await insertClients(
      transaction,
      part.map(({ facts, id }) => ({ ...facts, id, origin: 'import' as const, createdAt })),
    );
    await insertContacts(
      transaction,
      part.flatMap(({ contact, id }): NewContact[] =>
        contact ? [{ ...contact, id: random.uuid(), clientId: id, createdAt }] : [],
      ),
    );
    await insertNotes(
      transaction,
      part.flatMap(({ note, id }) =>
        note === '' ? [] : [{ clientId: id, text: note, updatedAt: createdAt }],
      ),
    );
  }
  for (const { update } of planned) {
    if (!update) continue;
    const { id: clientId, facts, contact, note } = update;
    if (Object.keys(facts).length > 0) await updateClient(transaction, clientId, facts);
    if (contact?.id) await updateContact(transaction, { clientId, contactId: contact.id }, contact.texts);
    else if (contact)
      await insertContacts(transaction, [
        { role: '', email: '', phone: '', ...contact.texts, id: random.uuid(), clientId, createdAt },
      ]);
    if (note !== null) await keepNote(transaction, clientId, note, createdAt);
  }
}
