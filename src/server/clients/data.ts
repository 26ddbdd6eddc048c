import { and, count, desc, eq, getTableColumns, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { ClientField } from '#domain/clients/client-fields.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offerLinks, offers } from '../offers/table.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import { clientContacts, clientNotes } from './desk-table.ts';
import { clientMembers, clients } from './table.ts';

export type Client = typeof clients.$inferSelect;

/** Stores a client with its first member; one that the operator has made has none. */
export async function insertClient(
  transaction: Transaction,
  client: Pick<Client, 'id' | 'name' | 'createdAt'> & Partial<Client>,
  accountId: string | null,
): Promise<void> {
  const { createdAt } = client;
  await transaction.insert(clients).values({ ...client, updatedAt: createdAt });
  if (accountId === null) return;
  await transaction.insert(clientMembers).values({ clientId: client.id, accountId, createdAt });
}

/** Stores clients that have no members yet. */
export async function insertClients(
  transaction: Transaction,
  made: readonly (Pick<Client, 'id' | 'name' | 'createdAt'> & Partial<Client>)[],
): Promise<void> {
  if (made.length === 0) return;
  await transaction
    .insert(clients)
    .values(made.map((client) => ({ ...client, updatedAt: client.createdAt })));
}

/** The client of which the operator knows somebody with this address; null without any. */
export async function clientOfContact(transaction: Transaction, emailKey: string): Promise<string | null> {
  const [row] = await transaction
    .select({ clientId: clientContacts.clientId })
    .from(clientContacts)
    .where(eq(sql`lower(${clientContacts.email})`, emailKey))
    .orderBy(desc(clientContacts.createdAt))
    .limit(1);
  return row?.clientId ?? null;
}

/** The client without members that another request with this address was given to; null without any. */
export async function clientOfAddress(transaction: Transaction, emailKey: string): Promise<string | null> {
  const [row] = await transaction
    .select({ clientId: requests.clientId })
    .from(requests)
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .where(and(eq(sql`lower(${requests.email})`, emailKey), hasNoMember))
    .orderBy(desc(requests.createdAt))
    .limit(1);
  return row?.clientId ?? null;
}

const hasNoMember = sql`not exists (
  select from ${clientMembers} where ${clientMembers.clientId} = ${clients.id}
)`;

const hasNoContact = sql`not exists (
  select from ${clientContacts} where ${clientContacts.clientId} = ${clients.id}
)`;

/** Not an addendum, whose link leads to one project alone; and nobody has ended its links. */
const isStillTheirs = and(
  isNull(offers.addendumOf),
  sql`exists (select from ${offerLinks} where ${offerLinks.offerId} = ${offers.id} and ${offerLinks.revokedAt} is null)`,
);

/**
 * Makes an account a member of the clients without one whose requests carry its proven address, or which have accepted an
 * offer that was sent to it (business 2). Where a client has members, they or the operator say who else is one.
 */
export async function joinByAddress(
  transaction: Transaction,
  accountId: string,
  emailKey: string,
  now: Date,
): Promise<void> {
  const memberless = await transaction
    .selectDistinct({ id: clients.id })
    .from(clients)
    .innerJoin(requests, eq(requests.clientId, clients.id))
    .where(and(eq(sql`lower(${requests.email})`, emailKey), hasNoMember));
  const accepted = await transaction
    .selectDistinct({ id: offers.clientId })
    .from(offers)
    .innerJoin(clients, eq(clients.id, offers.clientId))
    .where(
      and(
        eq(sql`lower(${offers.recipientEmail})`, emailKey),
        eq(offers.state, 'accepted'),
        isStillTheirs,
        hasNoMember,
      ),
    );
  const joined = [...new Set([...memberless, ...accepted].map(({ id }) => id))];
  if (joined.length === 0) return;
  await transaction
    .insert(clientMembers)
    .values(joined.map((clientId) => ({ clientId, accountId, createdAt: now })))
    .onConflictDoNothing();
}

/**
 * Deletes those of these clients that nobody belongs to, nothing was made for and nobody is known of: the operator's own
 * notes of a person. Answers how many.
 */
export async function deleteBareClients(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const deleted = await transaction
    .delete(clients)
    .where(and(inArray(clients.id, [...ids]), hasNoMember, hasNoContact, not(isInUse)))
    .returning({ id: clients.id });
  return deleted.length;
}

/** Gives a request to a client. */
export async function giveRequest(
  transaction: Transaction,
  requestId: string,
  clientId: string,
): Promise<void> {
  await transaction.update(requests).set({ clientId }).where(eq(requests.id, requestId));
}

/** The client that an account has been a member of for longest; null without any. It stays until the transaction ends. */
export async function firstClientOf(transaction: Transaction, accountId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ clientId: clientMembers.clientId })
    .from(clientMembers)
    .innerJoin(clients, eq(clients.id, clientMembers.clientId))
    .where(eq(clientMembers.accountId, accountId))
    .orderBy(clientMembers.createdAt, clientMembers.clientId)
    .limit(1)
    .for('key share');
  return row?.clientId ?? null;
}

/**
 * How the newest request or quote with this address that is nobody's yet is signed, by firm or name; empty where none of
 * them is, null where there are none.
 */
export async function nameOnUnclaimed(db: Db | Transaction, emailKey: string): Promise<string | null> {
  const signedRequests = db
    .select({
      name: sql<string>`coalesce(nullif(${requests.company}, ''), ${requests.name})`.as('name'),
      at: requests.createdAt,
    })
    .from(requests)
    .where(unclaimedRequests(emailKey));
  const signedQuotes = db
    .select({
      name: sql<string>`coalesce(nullif(${quotes.client} ->> 'company', ''), ${quotes.client} ->> 'name', '')`.as(
        'name',
      ),
      at: quotes.createdAt,
    })
    .from(quotes)
    .where(unclaimedQuotes(emailKey));
  const signed = signedRequests.unionAll(signedQuotes).as('signed');
  const [row] = await db
    .select({ name: signed.name })
    .from(signed)
    .orderBy(sql`${signed.name} = ''`, desc(signed.at))
    .limit(1);
  return row?.name ?? null;
}

const unclaimedRequests = (emailKey: string) =>
  and(eq(sql`lower(${requests.email})`, emailKey), isNull(requests.clientId));
const unclaimedQuotes = (emailKey: string) =>
  and(eq(sql`lower(${quotes.client} ->> 'email')`, emailKey), isNull(quotes.clientId));

/** Gives a client the requests and quotes of an address that are nobody's yet. */
export async function giveTo(transaction: Transaction, clientId: string, emailKey: string): Promise<void> {
  await transaction.update(requests).set({ clientId }).where(unclaimedRequests(emailKey));
  await transaction.update(quotes).set({ clientId }).where(unclaimedQuotes(emailKey));
}

/** What a member may change of a client. */
export type ClientTexts = Record<ClientField, string>;

/** A client, and whether requests, quotes or offers are its own. */
export type OwnClient = Client & { isInUse: boolean };

const isInUse: SQL<boolean> = sql`(
  exists (select from ${requests} where ${requests.clientId} = ${clients.id})
  or exists (select from ${quotes} where ${quotes.clientId} = ${clients.id})
  or exists (select from ${offers} where ${offers.clientId} = ${clients.id})
)`;

/** Nobody but its members has entered anything of it, and nothing belongs to it: it ends with the last of them. */
export const endsWithMembers: SQL = sql`(
  ${clients.origin} = 'account'
  and not ${isInUse}
  and ${hasNoContact}
  and not exists (select from ${clientNotes} where ${clientNotes.clientId} = ${clients.id})
)`;

/** The clients that the account is a member of, oldest membership first; all of them, or the one of this id. */
export const findOwnClients = (
  db: Db | Transaction,
  accountId: string,
  clientId?: string,
): Promise<OwnClient[]> =>
  db
    .select({ ...getTableColumns(clients), isInUse })
    .from(clients)
    .innerJoin(clientMembers, eq(clientMembers.clientId, clients.id))
    .where(
      and(
        eq(clientMembers.accountId, accountId),
        clientId === undefined ? undefined : eq(clients.id, clientId),
      ),
    )
    .orderBy(clientMembers.createdAt, clients.id);

/** How many clients the account is a member of. */
export async function countOwnClients(transaction: Transaction, accountId: string): Promise<number> {
  const [row] = await transaction
    .select({ clients: count() })
    .from(clientMembers)
    .where(eq(clientMembers.accountId, accountId));
  return row?.clients ?? 0;
}

/** Changes a client that the account is a member of. */
export async function updateOwnClient(
  transaction: Transaction,
  { accountId, clientId }: { accountId: string; clientId: string },
  texts: ClientTexts,
): Promise<void> {
  const membership = transaction
    .select({ clientId: clientMembers.clientId })
    .from(clientMembers)
    .where(and(eq(clientMembers.clientId, clients.id), eq(clientMembers.accountId, accountId)));
  await transaction
    .update(clients)
    .set({ ...texts, version: sql`${clients.version} + 1` })
    .where(and(eq(clients.id, clientId), sql`exists ${membership}`));
}

/** Ends a membership, and the client with it when that was the last one and nothing else holds it. */
export async function leaveClient(
  transaction: Transaction,
  { accountId, clientId }: { accountId: string; clientId: string },
): Promise<void> {
  await transaction
    .delete(clientMembers)
    .where(and(eq(clientMembers.clientId, clientId), eq(clientMembers.accountId, accountId)));
  const members = transaction
    .select({ clientId: clientMembers.clientId })
    .from(clientMembers)
    .where(eq(clientMembers.clientId, clients.id));
  await transaction
    .delete(clients)
    .where(and(eq(clients.id, clientId), endsWithMembers, sql`not exists ${members}`));
}

/** Keeps the IČO that a firm has signed with where its client has none (decisions 8.18); answers whether it was kept. */
export async function fillIco(transaction: Transaction, clientId: string, ico: string): Promise<boolean> {
  const filled = await transaction
    .update(clients)
    .set({ ico, version: sql`${clients.version} + 1` })
    .where(and(eq(clients.id, clientId), eq(clients.ico, '')))
    .returning({ id: clients.id });
  return filled.length > 0;
}

/** Until the transaction ends, nobody else changes the client or gives it anything. */
export async function lockClient(transaction: Transaction, clientId: string): Promise<void> {
  await transaction.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update');
}
