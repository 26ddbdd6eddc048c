import { createHash } from 'node:crypto';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import type { ClientImport, importClients } from '#domain/clients/desk-contract.ts';
import type { ImportField } from '#domain/clients/import-fields.ts';
import {
  importPlanner,
  type KnownClient,
  type PlannedRow,
  type ReadRow,
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
import {
  insertContacts,
  insertNotes,
  keepNote,
  type NewContact,
  updateClient,
  updateContact,
} from './desk-data.ts';
import { findKnown, lockImports } from './import-data.ts';
import { recordsOf, type TableRow } from './import-records.ts';

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
      const { planned, plan } = await planInParts(rows, await findKnown(transaction, texts));
      const answer = answerOf({ heads, columns, planned, plan, done: !dryRun });
      if (dryRun) return answer;
      if (expected !== undefined && expected !== plan) throw new Fault('importStale');
      if (planned.some(({ made, update }) => made || update)) {
        await perform(transaction, planned, by, random);
        await note(transaction, random.uuid(), 'clients.imported', by);
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
  const { know, plan } = importPlanner();
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

async function perform(
  transaction: Transaction,
  planned: readonly PlannedRow[],
  by: By,
  random: Pick<Random, 'uuid'>,
): Promise<void> {
  const createdAt = by.now;
  const made = planned.flatMap(({ made: row }) => (row ? [{ ...row, id: random.uuid() }] : []));
  for (const part of partsOf(made)) {
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
