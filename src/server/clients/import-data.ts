import { inArray, or, sql } from 'drizzle-orm';
import type { KnownClient } from '#domain/clients/import-plan.ts';
import type { ImportTexts } from '#domain/clients/import-row.ts';
import { emailKey } from '#domain/kernel/email.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { partsOf } from '../in-parts.ts';
import { contactsOf, notesOf } from './desk-data.ts';
import { clientContacts } from './desk-table.ts';
import { clients } from './table.ts';

const IMPORT_LOCK = 'clients-import';

/** Until the transaction ends, no other table is brought in. */
export async function lockImports(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${IMPORT_LOCK}))`);
}

/** The clients that rows of a table may speak of, in the order they came to be. */
export async function findKnown(db: Db | Transaction, rows: readonly ImportTexts[]): Promise<KnownClient[]> {
  const filled = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];
  const named = sql`fold_text(${clients.name}) in (select fold_text(name) from unnest(${param(filled(rows.map(({ name }) => name)))}) as name)`;
  const ofAddress = db
    .select({ id: clientContacts.clientId })
    .from(clientContacts)
    .where(
      sql`lower(${clientContacts.email}) in (select unnest(${param(filled(rows.map(({ email }) => email && emailKey(email))))}))`,
    );
  const found = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      or(
        sql`${clients.ico} in (select unnest(${param(filled(rows.map(({ ico }) => ico)))}))`,
        inArray(clients.id, ofAddress),
        named,
      ),
    )
    .orderBy(clients.createdAt, clients.id);
  const known: KnownClient[] = [];
  // Thousands that come at once would hold everybody else up.
  for (const part of partsOf(found))
    known.push(
      ...(await knownOf(
        db,
        part.map(({ id }) => id),
      )),
    );
  return known;
}

/** Clients with all that a row can change, in the order they came to be. */
async function knownOf(db: Db | Transaction, ids: readonly string[]): Promise<KnownClient[]> {
  const found = await db
    .select()
    .from(clients)
    .where(inArray(clients.id, [...ids]))
    .orderBy(clients.createdAt, clients.id);
  const contacts = Map.groupBy(await contactsOf(db, ids), ({ clientId }) => clientId);
  const notes = await notesOf(db, ids);
  return found.map((client) => ({
    ...client,
    contacts: contacts.get(client.id) ?? [],
    note: notes.get(client.id) ?? '',
  }));
}

/** A list as one parameter: a statement has room for no more than 65 535. */
const param = (texts: readonly string[]) => sql`${sql.param(texts)}::text[]`;
