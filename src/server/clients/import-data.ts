import { and, inArray, notInArray, or, sql } from 'drizzle-orm';
import { CLIENT_FIELD_NAMES, type ClientField, clientFacts } from '#domain/clients/client-fields.ts';
import type { KnownClient } from '#domain/clients/import-plan.ts';
import type { ImportTexts } from '#domain/clients/import-row.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import { emailKey } from '#domain/kernel/email.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { partsOf } from '../in-parts.ts';
import { contactsOf, notesOf } from './desk-data.ts';
import { clientContacts, clientNotes } from './desk-table.ts';
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

/** Clients with all that a row can change and nothing else, in the order they came to be. */
export async function knownOf(db: Db | Transaction, ids: readonly string[]): Promise<KnownClient[]> {
  const found = await db
    .select()
    .from(clients)
    .where(inArray(clients.id, [...ids]))
    .orderBy(clients.createdAt, clients.id);
  const contacts = Map.groupBy(await contactsOf(db, ids), ({ clientId }) => clientId);
  const notes = await notesOf(db, ids);
  return found.map((client) => ({
    ...clientFacts((field) => client[field]),
    id: client.id,
    contacts: (contacts.get(client.id) ?? []).map(({ id, name, role, email, phone }) => ({
      ...{ id, name, role, email, phone },
    })),
    note: notes.get(client.id) ?? '',
  }));
}

/** Until the transaction ends, nobody else changes these clients. */
export async function lockClients(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(clients.id, [...ids]))
    // In one order, so that two who lock several do not wait for each other.
    .orderBy(clients.id)
    .for('update');
}

const CONTACT_TEXTS = ['name', 'role', 'email', 'phone'] as const;

/** Makes clients with their people and notes what they are here, by a few statements for all of them. */
export async function writeClients(
  transaction: Transaction,
  wanted: readonly KnownClient[],
  now: Date,
): Promise<void> {
  if (wanted.length === 0) return;
  const ids = wanted.map(({ id }) => id);
  const fact = (field: ClientField) => sql`wanted ->> ${field}::text`;
  const isOther = or(
    ...CLIENT_FIELD_NAMES.map((field) => sql`${clients[field]} is distinct from ${fact(field)}`),
  );
  const note = sql`(select text from ${clientNotes} where client_id = ${clients.id})`;
  const isNotedAnew = sql`coalesce(${note}, '') is distinct from wanted ->> 'note'`;
  await transaction
    .update(clients)
    .set({
      ...byKey(CLIENT_FIELD_NAMES, fact),
      version: sql`${clients.version} + (${isOther})::int`,
      noteVersion: sql`${clients.noteVersion} + (${isNotedAnew})::int`,
    })
    .from(sql`jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) as wanted`)
    .where(and(sql`${clients.id} = (wanted ->> 'id')::uuid`, or(isOther, isNotedAnew)));
  const people = wanted.flatMap(({ id: clientId, contacts }) =>
    contacts.map((contact) => ({ ...contact, clientId, createdAt: now, updatedAt: now })),
  );
  await transaction.delete(clientContacts).where(
    and(
      inArray(clientContacts.clientId, ids),
      notInArray(
        clientContacts.id,
        people.map(({ id }) => id),
      ),
    ),
  );
  // Clients with many people each have more of them than a statement has room for.
  for (const part of partsOf(people))
    await transaction
      .insert(clientContacts)
      .values([...part])
      .onConflictDoUpdate({
        target: clientContacts.id,
        set: {
          ...byKey(CONTACT_TEXTS, (field) => sql.raw(`excluded.${field}`)),
          version: sql`${clientContacts.version} + 1`,
        },
        setWhere: sql.join(
          CONTACT_TEXTS.map((field) => sql`${clientContacts[field]} <> ${sql.raw(`excluded.${field}`)}`),
          sql` or `,
        ),
      });
  const noted = wanted.filter(({ note }) => note !== '');
  await transaction.delete(clientNotes).where(
    inArray(
      clientNotes.clientId,
      wanted.flatMap(({ id, note }) => (note === '' ? [id] : [])),
    ),
  );
  if (noted.length > 0)
    await transaction
      .insert(clientNotes)
      .values(noted.map(({ id, note }) => ({ clientId: id, text: note, updatedAt: now })))
      .onConflictDoUpdate({
        target: clientNotes.clientId,
        set: { text: sql`excluded.text` },
        setWhere: sql`${clientNotes.text} <> excluded.text`,
      });
}

/** A list as one parameter: a statement has room for no more than 65 535. */
const param = (texts: readonly string[]) => sql`${sql.param(texts)}::text[]`;
