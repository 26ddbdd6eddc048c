import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  like,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { wordsOf } from '#domain/kernel/search-text.ts';
import type { OfferListed } from '#domain/offers/list-filter.ts';
import type { RevisionState, StoredRevisionState } from '#domain/offers/revision-life.ts';
import { clients } from '../clients/table.ts';
import { containing } from '../db/folded-search.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { hasWaiting, isWaiting } from '../messages/waiting-data.ts';
import type { StoredOffer } from './data.ts';
import { isOpenOn } from './open-data.ts';
import { offers } from './table.ts';

/** An offer as lists have it. */
export type OfferRow = Omit<StoredOffer, 'searchText'> & { clientName: string };

export interface OfferFilter {
  state?: OfferListed | undefined;
  client?: string | undefined;
  /** Every word of it is somewhere in the offer. */
  search?: string | undefined;
  after?: Keyset | undefined;
}

/** What is over is stored as it was while it was open. */
function inState(state: OfferListed, today: Day): SQL | undefined {
  const isOpen = sql.raw("offers.state IN ('sent', 'viewed')");
  if (state === 'open') return and(isOpen, gte(offers.validUntil, today));
  if (state === 'unanswered') return hasWaiting('offer', offers.id);
  if (state === 'expired') return and(isOpen, lt(offers.validUntil, today));
  if (state === 'sent' || state === 'viewed')
    return and(eq(offers.state, state), gte(offers.validUntil, today));
  return eq(offers.state, state);
}

/** The clients by their index of searched texts, which has the name, and the offers by theirs: neither table is read whole. */
const isOfClientNamed = (db: Db, word: string): SQL => {
  const named = db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        like(clients.searchText, containing(word)),
        like(sql`fold_text(${clients.name})`, containing(word)),
      ),
    );
  return sql`${offers.clientId} = any(array(${named}))`;
};

/** A part of the offers, newest first. */
export async function findOffers(
  db: Db,
  { state, client, search = '', after }: OfferFilter,
  today: Day,
  limit = LIST_ROWS,
): Promise<OfferRow[]> {
  const { searchText, ...columns } = getTableColumns(offers);
  const found = wordsOf(search).map((word) =>
    or(like(searchText, containing(word)), isOfClientNamed(db, word)),
  );
  return db
    .select({ ...columns, clientName: clients.name })
    .from(offers)
    .innerJoin(clients, eq(clients.id, offers.clientId))
    .where(
      and(
        state && inState(state, today),
        client === undefined ? undefined : eq(offers.clientId, client),
        beyond(after, offers),
        ...found,
      ),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit);
}

/**
 * Offers that can be accepted today: those that end first. One with a message that waits for an answer is not there: the
 * message says it.
 */
export async function findUnanswered(db: Db, today: Day, limit: number): Promise<OfferRow[]> {
  const { searchText, ...columns } = getTableColumns(offers);
  const order = [asc(offers.validUntil), asc(offers.createdAt), asc(offers.id)];
  const first = db
    .select({ id: offers.id })
    .from(offers)
    .where(and(isOpenOn(today), not(hasWaiting('offer', offers.id))))
    .orderBy(...order)
    .limit(limit);
  return db
    .select({ ...columns, clientName: clients.name })
    .from(offers)
    .innerJoin(clients, eq(clients.id, offers.clientId))
    .where(inArray(offers.id, first))
    .orderBy(...order);
}

/** How many offers stand how today. */
export async function countOffers(db: Db, today: Day): Promise<Map<RevisionState, number>> {
  const isOver = sql<boolean>`${offers.state} in ('sent', 'viewed') and ${offers.validUntil} < ${today}`;
  const rows = await db
    .select({
      state: offers.state,
      all: sql<number>`count(*)::int`,
      over: sql<number>`(count(*) filter (where ${isOver}))::int`,
    })
    .from(offers)
    .groupBy(offers.state);
  const counts = new Map<RevisionState, number>(
    rows.map(({ state, all, over }): [StoredRevisionState, number] => [state, all - over]),
  );
  return counts.set(
    'expired',
    rows.reduce((sum, { over }) => sum + over, 0),
  );
}

/** In how many threads of these offers the client waits for an answer; an offer without any is not there. */
export async function openThreads(
  db: Db | Transaction,
  offerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      offerId: messages.subjectId,
      threads: sql<number>`count(distinct coalesce(${messages.lineId}, ''))::int`,
    })
    .from(messages)
    .where(and(eq(messages.subjectType, 'offer'), inArray(messages.subjectId, [...offerIds]), isWaiting()))
    .groupBy(messages.subjectId);
  return new Map(rows.map(({ offerId, threads }) => [offerId, threads]));
}

/** How many questions the client has asked since the operator last read or wrote, with those that were taken back. */
export async function countAskedSinceRead(transaction: Transaction, offerId: string): Promise<number> {
  const ofOffer = and(eq(messages.subjectType, 'offer'), eq(messages.subjectId, offerId));
  const [seen] = await transaction
    .select({
      at: sql<Date | null>`max(case when ${messages.side} = 'operator' then ${messages.createdAt}
        else ${messages.readAt} end)`.mapWith(messages.createdAt),
    })
    .from(messages)
    .where(ofOffer);
  const since = seen?.at ? gt(messages.createdAt, seen.at) : undefined;
  return transaction.$count(messages, and(ofOffer, eq(messages.side, 'client'), since));
}

/** How many questions of the client wait for an answer, in whatever threads of the offer. */
export const countOpenQuestions = (transaction: Transaction, offerId: string): Promise<number> =>
  transaction.$count(
    messages,
    and(eq(messages.subjectType, 'offer'), eq(messages.subjectId, offerId), isWaiting()),
  );
