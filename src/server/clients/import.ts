import { createHash } from 'node:crypto';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import type { ClientImport, importClients } from '#domain/clients/desk-contract.ts';
import type { ImportField } from '#domain/clients/import-fields.ts';
import {
  importPlanner,
  type KnownClient,
  type PlannedRow,
  type ReadRow,
  updatedClient,
} from '#domain/clients/import-plan.ts';
import { readImportRow } from '#domain/clients/import-row.ts';
import { columnsOf } from '#domain/clients/import-text.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { inParts, partsOf } from '../in-parts.ts';
import type { Random } from '../random.ts';
import { insertClients } from './data.ts';
import { insertContacts, insertNotes, type NewContact } from './desk-data.ts';
import { findKnown, knownOf, lockClients, lockImports, writeClients } from './import-data.ts';
import { recordsOf, type TableRow } from './import-records.ts';
import { type ImportedRow, insertImportRows } from './import-rows-data.ts';
import { fingerprintOf } from './import-undo.ts';

/** Brings clients in from a table, or says what would come of it. Throws validation, importStale. */
export type ImportClients = (body: ParsedBody<typeof importClients>, by: By) => Promise<ClientImport>;

const note = noteOn('clients');

export function createClientImport({ db, random }: Pick<Foundation, 'db' | 'random'>): ImportClients {
  return async ({ csv, columns: chosen, dryRun, plan: expected }, by) => {
    const { heads, records } = await recordsOf(csv);
    const columns = heads.map((_, at) => (chosen ? (chosen[at] ?? null) : (columnsOf(heads)[at] ?? null)));
    if (!columns.some((field) => field === 'name' || field === 'contactName'))
      throw new Fault('validation', { field: 'columns', message: NO_NAMES, details: { heads } });
    const rows = await readRows(records, columns);
    return db.transaction(async (transaction) => {
      // The preview reads what the run would, so that both say the same.
      await lockImports(transaction);
      const texts = rows.flatMap(({ read }) => ('texts' in read ? [read.texts] : []));
      const known = await findKnown(transaction, texts);
      const { planned, plan } = await planInParts(rows, known);
      const answer = answerOf({ heads, columns, planned, plan, done: !dryRun });
      if (dryRun) return answer;
      if (expected !== undefined && expected !== plan) throw new Fault('importStale');
      if (planned.some(({ made, update }) => made || update)) {
        const importId = random.uuid();
        const rows = await perform(transaction, planned, known, { now: by.now, random });
        for (const part of partsOf(rows))
          await insertImportRows(
            transaction,
            part.map((row) => ({ ...row, importId, importedAt: by.now })),
          );
        await note(transaction, importId, 'clients.imported', by);
      }
      return answer;
    });
  };
}

const NO_NAMES = 'V prvom riadku nie je stĺpec s názvom firmy ani s menom. Vyberte, čo je v stĺpcoch.';

const readRows = (
  records: readonly TableRow[],
  columns: readonly (ImportField | null)[],
): Promise<ReadRow[]> =>
  inParts(records, ({ line, cells }) => ({ line, cells, read: readImportRow(cells, columns) }));

/** What comes of the rows, and a fingerprint of it. */
async function planInParts(
  rows: readonly ReadRow[],
  known: readonly KnownClient[],
): Promise<{ planned: PlannedRow[]; plan: string }> {
  const { know, plan } = importPlanner(rows);
  await inParts(known, know);
  const hash = createHash('sha256');
  const planned = await inParts(rows, (row) => {
    const made = plan(row);
    hash.update(`${JSON.stringify(made)}\n`);
    return made;
  });
  return { planned, plan: hash.digest('base64url') };
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

/** Makes and changes clients as it is planned; what each of them was, and a fingerprint of what it is now. Throws importStale. */
async function perform(
  transaction: Transaction,
  planned: readonly PlannedRow[],
  known: readonly KnownClient[],
  { now: createdAt, random }: { now: Date; random: Pick<Random, 'uuid'> },
): Promise<Pick<ImportedRow, 'clientId' | 'before' | 'after'>[]> {
  const written: Pick<ImportedRow, 'clientId' | 'before' | 'after'>[] = [];
  const keep = (before: KnownClient | null, now: KnownClient) =>
    written.push({ clientId: now.id, before, after: fingerprintOf(now) });
  const made = planned.flatMap(({ made: row }): KnownClient[] =>
    row
      ? [
          {
            ...row.facts,
            id: random.uuid(),
            note: row.note,
            contacts: row.contact ? [{ id: random.uuid(), ...row.contact }] : [],
          },
        ]
      : [],
  );
  for (const part of partsOf(made)) {
    await insertClients(
      transaction,
      part.map(({ contacts, note, ...client }) => ({ ...client, origin: 'import' as const, createdAt })),
    );
    await insertContacts(
      transaction,
      part.flatMap(({ contacts, id }): NewContact[] =>
        contacts.map((contact) => ({ ...contact, clientId: id, createdAt })),
      ),
    );
    await insertNotes(
      transaction,
      part.flatMap(({ note, id }) =>
        note === '' ? [] : [{ clientId: id, text: note, updatedAt: createdAt }],
      ),
    );
    for (const client of part) keep(null, client);
  }
  const before = new Map(known.map((client) => [client.id, client]));
  const updates = planned.flatMap(({ update }) => {
    const client = update && before.get(update.id);
    return client ? [{ client, now: updatedClient(client, update, random.uuid()) }] : [];
  });
  await lockClients(
    transaction,
    updates.map(({ client }) => client.id),
  );
  for (const part of partsOf(updates)) {
    await refuseStale(
      transaction,
      part.map(({ client }) => client),
    );
    await writeClients(
      transaction,
      part.map(({ now }) => now),
      createdAt,
    );
    for (const { client, now } of part) keep(client, now);
  }
  return written;
}

/** Planning takes a while, and what is written is all of a client: what others have written meanwhile would be lost. */
async function refuseStale(transaction: Transaction, planned: readonly KnownClient[]): Promise<void> {
  const ids = planned.map(({ id }) => id);
  const now = new Map((await knownOf(transaction, ids)).map((client) => [client.id, fingerprintOf(client)]));
  if (planned.some((client) => now.get(client.id) !== fingerprintOf(client))) throw new Fault('importStale');
}
