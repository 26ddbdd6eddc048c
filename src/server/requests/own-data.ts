import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { clientMembers } from '../clients/table.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { type FoundQuote, readQuoteRow } from '../quote/data.ts';
import { quotes } from '../quote/table.ts';
import type { StoredRequest } from './data.ts';
import { requests } from './table.ts';

// Who asks stands in each where: an account sees what belongs to a client whose member it is, and nothing else.

const clientsOf = (db: Db, accountId: string) =>
  db.select({ id: clientMembers.clientId }).from(clientMembers).where(eq(clientMembers.accountId, accountId));

const isOwnRequest = (db: Db, accountId: string) => inArray(requests.clientId, clientsOf(db, accountId));

/** A quote is one's own by its e-mail, or by a request that was sent with it. */
const isOwnQuote = (db: Db, accountId: string) =>
  or(
    inArray(quotes.clientId, clientsOf(db, accountId)),
    inArray(quotes.id, db.select({ id: requests.quoteId }).from(requests).where(isOwnRequest(db, accountId))),
  );

/** A part of the account's requests, newest first. */
export const listOwnRequests = (db: Db, accountId: string, after?: Keyset): Promise<StoredRequest[]> =>
  db
    .select()
    .from(requests)
    .where(and(isOwnRequest(db, accountId), beyond(after, requests)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(LIST_ROWS);

/** The account's request of this id; null when it is another's or gone. */
export async function findOwnRequest(db: Db, accountId: string, id: string): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), isOwnRequest(db, accountId)));
  return row ?? null;
}

/** The project that an offer made from a request has begun, if the account sees it; the newest of several. */
export async function findProjectOf(
  db: Db,
  accountId: string,
  requestId: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .innerJoin(offers, eq(offers.id, projects.offerId))
    .where(and(eq(offers.requestId, requestId), inArray(projects.clientId, clientsOf(db, accountId))))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(1);
  return row ?? null;
}

/** A part of the account's quotes, newest first. */
export async function listOwnQuotes(db: Db, accountId: string, after?: Keyset): Promise<FoundQuote[]> {
  const rows = await db
    .select()
    .from(quotes)
    .where(and(isOwnQuote(db, accountId), beyond(after, quotes)))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(LIST_ROWS);
  return rows.map(readQuoteRow);
}

/** The account's quote of this id; null when it is another's or gone. */
export async function findOwnQuote(db: Db, accountId: string, id: string): Promise<FoundQuote | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isOwnQuote(db, accountId)));
  return row ? readQuoteRow(row) : null;
}

/** The account's requests that were sent with one of these quotes, newest first. */
export const requestsOfQuotes = (
  db: Db,
  accountId: string,
  quoteIds: readonly string[],
): Promise<StoredRequest[]> =>
  db
    .select()
    .from(requests)
    .where(and(inArray(requests.quoteId, [...quoteIds]), isOwnRequest(db, accountId)))
    .orderBy(desc(requests.createdAt), desc(requests.id));
