import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  like,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type PgColumn, type PgTable, union, unionAll } from 'drizzle-orm/pg-core';
import type { Keyset } from '#domain/api/keyset.ts';
import type { ClientView } from '#domain/clients/client-views.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { wordsOf } from '#domain/kernel/search-text.ts';
import type { MESSAGE_SUBJECTS } from '#domain/messages/message.ts';
import { OPEN_STATUSES } from '#domain/requests/request-life.ts';
import { accounts } from '../accounts/table.ts';
import { containing } from '../db/folded-search.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { conversationNotes } from '../messages/note-table.ts';
import { messages } from '../messages/table.ts';
import { isOpenOn } from '../offers/open-data.ts';
import { offerRevisions, offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import type { Client } from './data.ts';
import { clientContacts, clientNotes } from './desk-table.ts';
import { clientMembers, clients } from './table.ts';

type Reader = Db | Transaction;
export type Contact = typeof clientContacts.$inferSelect;

/** A client as the operator's list has it; what is only searched stays in the database. */
export type ClientRow = Omit<Client, 'searchText' | 'contactsText'>;
const { searchText, contactsText: _, ...clientColumns } = getTableColumns(clients);

export interface ClientFilter {
  view?: ClientView | undefined;
  /** Every word of it is somewhere in the client or its contacts. */
  search?: string | undefined;
  after?: Keyset | undefined;
}

/** An offer that is being written, or that a client can still answer. */
const isOpenOffer = (today: Day) => or(eq(offers.state, 'draft'), isOpenOn(today));
/** Work that is not over; what is launched and not cared for waits to be closed. */
const isOpenProject = ne(projects.state, 'closed');
const isOpenRequest = and(inArray(requests.status, [...OPEN_STATUSES]), isNull(requests.mergedInto));

const hasSome = (table: PgTable, clientId: PgColumn, isOpen: SQL | undefined): SQL =>
  sql`exists (select from ${table} where ${clientId} = ${clients.id} and ${isOpen})`;

const VIEWS: Readonly<Record<ClientView, (today: Day) => SQL | undefined>> = {
  all: () => undefined,
  open: (today) =>
    or(
      hasSome(requests, requests.clientId, isOpenRequest),
      hasSome(offers, offers.clientId, isOpenOffer(today)),
      hasSome(projects, projects.clientId, isOpenProject),
    ),
  'without-account': () =>
    sql`not exists (select from ${clientMembers} where ${clientMembers.clientId} = ${clients.id})`,
  'without-ico': () => eq(clients.ico, ''),
};

/** A part of the clients, newest first. */
export function findClients(
  db: Db,
  { view = 'all', search = '', after }: ClientFilter,
  today: Day,
  limit: number,
): Promise<ClientRow[]> {
  const words = wordsOf(search);
  const found = words.map((word) => like(searchText, containing(word)));
  return db
    .select(clientColumns)
    .from(clients)
    .where(and(VIEWS[view](today), beyond(after, clients), ...found))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(limit);
}

/** One client; null when it is gone. */
export async function findClient(db: Reader, id: string): Promise<ClientRow | null> {
  const [row] = await db.select(clientColumns).from(clients).where(eq(clients.id, id));
  return row ?? null;
}

/** What of some clients is still to be worked on. */
export interface OpenCounts {
  requests: number;
  offers: number;
  projects: number;
}

/** How much is open of each of these clients; one with nothing is not there. */
export async function countOpen(
  db: Reader,
  ids: readonly string[],
  today: Day,
): Promise<Map<string, OpenCounts>> {
  if (ids.length === 0) return new Map();
  const ofRequests = await db
    .select({ id: requests.clientId, open: count() })
    .from(requests)
    .where(and(inArray(requests.clientId, [...ids]), isOpenRequest))
    .groupBy(requests.clientId);
  const ofOffers = await db
    .select({ id: offers.clientId, open: count() })
    .from(offers)
    .where(and(inArray(offers.clientId, [...ids]), isOpenOffer(today)))
    .groupBy(offers.clientId);
  const ofProjects = await db
    .select({ id: projects.clientId, open: count() })
    .from(projects)
    .where(and(inArray(projects.clientId, [...ids]), isOpenProject))
    .groupBy(projects.clientId);
  const openOf = (rows: readonly { id: string | null; open: number }[]) =>
    new Map(rows.map(({ id, open }) => [id, open]));
  const [byRequests, byOffers, byProjects] = [ofRequests, ofOffers, ofProjects].map(openOf);
  return new Map(
    ids.map((id) => [
      id,
      {
        requests: byRequests?.get(id) ?? 0,
        offers: byOffers?.get(id) ?? 0,
        projects: byProjects?.get(id) ?? 0,
      },
    ]),
  );
}

/** How many accounts are members of each of these clients. */
export async function countMembers(db: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: clientMembers.clientId, members: count() })
    .from(clientMembers)
    .where(inArray(clientMembers.clientId, [...ids]))
    .groupBy(clientMembers.clientId);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** When something last happened with each of these clients that both sides saw; one with nothing is not there. */
export async function lastEvents(db: Reader, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const event = (clientId: PgColumn, ...at: (PgColumn | SQL)[]) => ({
    id: sql<string>`${clientId}`.as('id'),
    at: sql<Date | null>`greatest(${sql.join(at, sql`, `)})`.as('at'),
  });
  const of = (clientId: PgColumn) => inArray(clientId, [...ids]);
  const saidOf = (subject: (typeof MESSAGE_SUBJECTS)[number], id: PgColumn) =>
    and(eq(messages.subjectType, subject), eq(messages.subjectId, id));
  const calledAbout = (about: PgColumn, id: PgColumn) =>
    and(eq(about, id), eq(conversationNotes.kind, 'call'));
  const paidAt = sql`(${payments.paidOn} || 'T00:00:00Z')::timestamptz`;
  const events = unionAll(
    db
      .select(event(requests.clientId, requests.createdAt, requests.answeredAt))
      .from(requests)
      .where(of(requests.clientId)),
    db
      .select(event(requests.clientId, messages.createdAt))
      .from(requests)
      .innerJoin(messages, saidOf('request', requests.id))
      .where(of(requests.clientId)),
    db
      .select(event(requests.clientId, conversationNotes.createdAt))
      .from(requests)
      .innerJoin(conversationNotes, calledAbout(conversationNotes.requestId, requests.id))
      .where(of(requests.clientId)),
    db
      .select(event(offers.clientId, offerRevisions.sentAt, offerRevisions.viewedAt, offerRevisions.closedAt))
      .from(offers)
      .innerJoin(offerRevisions, eq(offerRevisions.offerId, offers.id))
      .where(of(offers.clientId)),
    db
      .select(event(offers.clientId, messages.createdAt))
      .from(offers)
      .innerJoin(messages, saidOf('offer', offers.id))
      .where(of(offers.clientId)),
    db
      .select(event(offers.clientId, conversationNotes.createdAt))
      .from(offers)
      .innerJoin(conversationNotes, calledAbout(conversationNotes.offerId, offers.id))
      .where(of(offers.clientId)),
    db
      .select(event(projects.clientId, messages.createdAt))
      .from(projects)
      .innerJoin(messages, saidOf('project', projects.id))
      .where(of(projects.clientId)),
    db
      .select(event(projects.clientId, conversationNotes.createdAt))
      .from(projects)
      .innerJoin(conversationNotes, calledAbout(conversationNotes.projectId, projects.id))
      .where(of(projects.clientId)),
    db
      .select(event(projects.clientId, projects.createdAt, payments.askedAt, paidAt))
      .from(projects)
      .leftJoin(payments, eq(payments.projectId, projects.id))
      .where(of(projects.clientId)),
  ).as('events');
  const rows = await db
    .select({ id: events.id, at: sql<Date>`max(${events.at})`.mapWith(requests.createdAt) })
    .from(events)
    .groupBy(events.id);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** The contacts of these clients, who was entered first, first. */
export const contactsOf = (db: Reader, ids: readonly string[]): Promise<Contact[]> =>
  db
    .select()
    .from(clientContacts)
    .where(inArray(clientContacts.clientId, [...ids]))
    .orderBy(asc(clientContacts.createdAt), asc(clientContacts.id));

/** Accounts that are members, the oldest membership first. */
export const membersOf = (db: Reader, clientId: string) =>
  db
    .select({
      accountId: accounts.id,
      username: accounts.username,
      fullName: accounts.fullName,
      email: accounts.email,
      since: clientMembers.createdAt,
    })
    .from(clientMembers)
    .innerJoin(accounts, eq(accounts.id, clientMembers.accountId))
    .where(eq(clientMembers.clientId, clientId))
    .orderBy(asc(clientMembers.createdAt), asc(accounts.id));

/** The internal note; empty where there is none. */
export async function noteOf(db: Reader, clientId: string): Promise<string> {
  const [row] = await db
    .select({ text: clientNotes.text })
    .from(clientNotes)
    .where(eq(clientNotes.clientId, clientId));
  return row?.text ?? '';
}

/** The internal notes of these clients that have one. */
export async function notesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(clientNotes)
    .where(inArray(clientNotes.clientId, [...ids]));
  return new Map(rows.map(({ clientId, text }) => [clientId, text]));
}

/** The newest requests of a client; the merged ones are left out. */
export const requestsOf = (db: Db, clientId: string, limit: number) =>
  db
    .select()
    .from(requests)
    .where(and(eq(requests.clientId, clientId), isNull(requests.mergedInto)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit);

/** The newest offers of a client. */
export const offersOf = (db: Db, clientId: string, limit: number) =>
  db
    .select()
    .from(offers)
    .where(eq(offers.clientId, clientId))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit);

/** The newest projects of a client. */
export const projectsOf = (db: Db, clientId: string, limit: number) =>
  db
    .select()
    .from(projects)
    .where(eq(projects.clientId, clientId))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);

/** The newest payment calls of a client's projects. */
export const paymentsOf = (db: Db, clientId: string, limit: number) =>
  db
    .select({
      id: payments.id,
      projectId: payments.projectId,
      name: payments.name,
      amount: payments.amount,
      state: payments.state,
      dueOn: payments.dueOn,
    })
    .from(payments)
    .innerJoin(projects, eq(projects.id, payments.projectId))
    .where(eq(projects.clientId, clientId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);

/** What was agreed with a client in all of its projects, what is paid of it, and what is overdue on that day; in cents. */
export async function moneyOf(db: Db, clientId: string, today: Day) {
  const ofClient = eq(projects.clientId, clientId);
  const [agreed] = await db
    .select({ sum: sql<number>`coalesce(sum(${projects.price}), 0)::int` })
    .from(projects)
    .where(ofClient);
  const part = (which: SQL) => sql<number>`coalesce(sum(${payments.amount}) filter (where ${which}), 0)::int`;
  const [called] = await db
    .select({
      paid: part(sql`${payments.state} = 'paid'`),
      overdue: part(sql`${payments.state} = 'open' and ${payments.dueOn} < ${today}`),
    })
    .from(payments)
    .innerJoin(projects, eq(projects.id, payments.projectId))
    .where(ofClient);
  return { agreed: agreed?.sum ?? 0, paid: called?.paid ?? 0, overdue: called?.overdue ?? 0 };
}

/** Clients that may be the same one: by IČO, by the address of a contact, by name. */
export function likelySame(db: Db, { id, ico, name }: ClientRow, emails: readonly string[], limit: number) {
  // Each sign by an index of its own; joined by OR none of them would be used.
  const part = (sign: SQL | undefined) => db.select({ id: clients.id }).from(clients).where(sign);
  const found = union(
    part(sql`fold_text(${clients.name}) = fold_text(${name})`),
    part(ico === '' ? sql`false` : eq(clients.ico, ico)),
    db
      .select({ id: clientContacts.clientId })
      .from(clientContacts)
      .where(inArray(sql`lower(${clientContacts.email})`, [...emails])),
  ).as('found');
  return db
    .select({
      id: clients.id,
      name: clients.name,
      ico: clients.ico,
      city: clients.city,
      version: clients.version,
    })
    .from(clients)
    .where(and(ne(clients.id, id), inArray(clients.id, db.select({ id: found.id }).from(found))))
    .orderBy(asc(clients.createdAt), asc(clients.id))
    .limit(limit);
}

/** Changes what is given of a client that is locked. */
export async function updateClient(
  transaction: Transaction,
  id: string,
  changes: Partial<typeof clients.$inferInsert>,
): Promise<void> {
  await transaction
    .update(clients)
    .set({ ...changes, version: sql`${clients.version} + 1` })
    .where(eq(clients.id, id));
}

/** Keeps the internal note of a client that is locked; an empty one is none. */
export async function keepNote(
  transaction: Transaction,
  clientId: string,
  text: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(clients)
    .set({ noteVersion: sql`${clients.noteVersion} + 1` })
    .where(eq(clients.id, clientId));
  if (text === '') {
    await transaction.delete(clientNotes).where(eq(clientNotes.clientId, clientId));
    return;
  }
  await transaction
    .insert(clientNotes)
    .values({ clientId, text, updatedAt: now })
    .onConflictDoUpdate({ target: clientNotes.clientId, set: { text } });
}

/** Stores the first notes of clients. */
export async function insertNotes(
  transaction: Transaction,
  notes: readonly (typeof clientNotes.$inferInsert)[],
): Promise<void> {
  if (notes.length > 0) await transaction.insert(clientNotes).values([...notes]);
}

export type NewContact = Pick<Contact, 'id' | 'clientId' | 'name' | 'role' | 'email' | 'phone' | 'createdAt'>;

/** Stores contacts. */
export async function insertContacts(
  transaction: Transaction,
  contacts: readonly NewContact[],
): Promise<void> {
  if (contacts.length === 0) return;
  await transaction
    .insert(clientContacts)
    .values(contacts.map((contact) => ({ ...contact, updatedAt: contact.createdAt })));
}

const isContact = ({ clientId, contactId }: { clientId: string; contactId: string }) =>
  and(eq(clientContacts.id, contactId), eq(clientContacts.clientId, clientId));

/** The version of a contact of the client; null when it has none of this id. */
export async function contactVersion(
  transaction: Transaction,
  which: { clientId: string; contactId: string },
): Promise<number | null> {
  const [row] = await transaction
    .select({ version: clientContacts.version })
    .from(clientContacts)
    .where(isContact(which));
  return row?.version ?? null;
}

/** Changes a contact of the client that is locked. */
export async function updateContact(
  transaction: Transaction,
  which: { clientId: string; contactId: string },
  changes: Partial<Contact>,
): Promise<void> {
  await transaction
    .update(clientContacts)
    .set({ ...changes, version: sql`${clientContacts.version} + 1` })
    .where(isContact(which));
}

/** Removes a contact of the client that is locked. */
export async function deleteContact(
  transaction: Transaction,
  which: { clientId: string; contactId: string },
): Promise<void> {
  await transaction.delete(clientContacts).where(isContact(which));
}

/** Makes an account a member, unless it is one. */
export async function insertMember(
  transaction: Transaction,
  member: typeof clientMembers.$inferInsert,
): Promise<void> {
  await transaction.insert(clientMembers).values(member).onConflictDoNothing();
}

/** Ends a membership; false when there was none. */
export async function deleteMember(
  transaction: Transaction,
  { clientId, accountId }: { clientId: string; accountId: string },
): Promise<boolean> {
  const ended = await transaction
    .delete(clientMembers)
    .where(and(eq(clientMembers.clientId, clientId), eq(clientMembers.accountId, accountId)))
    .returning({ accountId: clientMembers.accountId });
  return ended.length > 0;
}
