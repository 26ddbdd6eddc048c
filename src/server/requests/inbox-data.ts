import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { COUNT_CAP } from '#domain/api/count-cap.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import type { InboxSearch } from '#domain/requests/inbox-search.ts';
import { OPEN_STATUSES, UNANSWERED } from '#domain/requests/request-life.ts';
import { REQUEST_STATUSES, type RequestKind, type RequestStatus } from '#domain/requests/request-status.ts';
import { containing } from '../db/folded-search.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db } from '../db/pool.ts';
import { hasWaiting } from '../messages/waiting-data.ts';
import { standsOn } from '../offers/open-data.ts';
import { offers } from '../offers/table.ts';
import { quotes } from '../quote/table.ts';
import type { StoredRequest } from './data.ts';
import { requests } from './table.ts';

/** Which requests a list shows; those that were joined to another one are never among them. */
export interface InboxFilter {
  status: RequestStatus | 'open' | 'all' | 'current';
  kind?: RequestKind | undefined;
  search?: InboxSearch | undefined;
  /** Only those that wait for the operator; they come in the order in which they have waited. */
  isWaiting: boolean;
  /** Only those that are put aside. */
  isSnoozed: boolean;
  /** Only those whose offers stand no more (domain/requests/lapsed.ts), unless they are put aside. */
  isLapsed: boolean;
  /** Only those with a message of the client that nobody has opened. */
  isUnanswered: boolean;
  since?: Date | undefined;
  after?: Keyset | undefined;
}

/** Nothing but what a list has of itself. */
export const NO_VIEW = { isWaiting: false, isSnoozed: false, isLapsed: false, isUnanswered: false } as const;

const has = (column: PgColumn, text: string): SQL => like(column, containing(text));

/** Whether a folded text holds all that is looked for, or the number in whatever writing. */
const holds = (column: PgColumn, { words, digits }: InboxSearch): SQL | undefined =>
  or(and(...words.map((word) => has(column, word))), digits === null ? undefined : has(column, digits));

const isOfStatus = (status: InboxFilter['status']): SQL | undefined => {
  if (status === 'all') return isNull(requests.mergedInto);
  if (status === 'archived') return and(eq(requests.status, status), isNull(requests.mergedInto));
  if (status === 'current') return sql`${requests.status} <> 'archived'`;
  if (status === 'open') return inArray(requests.status, [...OPEN_STATUSES]);
  return eq(requests.status, status);
};

/** Not yet answered, or put aside until a time that is over; and nothing puts it off. */
const waitsAt = (now: Date): SQL | undefined =>
  and(
    or(
      inArray(requests.status, [...UNANSWERED]),
      and(inArray(requests.status, [...OPEN_STATUSES]), isNotNull(requests.snoozedUntil)),
    ),
    or(isNull(requests.snoozedUntil), lte(requests.snoozedUntil, now)),
  );

/** Offered what stands no more; what is put aside waits, and then it is among those that wait. */
function hasLapsedAt(now: Date): SQL | undefined {
  const standing = standsOn(wallTimeOf(now).day);
  // Two questions, each with an index of its own; by one "or" all offers would be read for each request.
  const own = sql`exists (select from ${offers} where ${offers.requestId} = ${requests.id} and ${standing})`;
  const joined = sql`exists (select from ${requests} joined join ${offers} on ${offers.requestId} = joined.id
    where joined.merged_into = ${requests.id} and ${standing})`;
  return and(eq(requests.status, 'offered'), isNull(requests.snoozedUntil), not(own), not(joined));
}

const isSnoozedAt = (now: Date): SQL | undefined =>
  and(isNotNull(requests.snoozedUntil), gt(requests.snoozedUntil, now));

/** Rows on the far side of the last one that is known, in the order of the list. */
const isBeyond = ({ after, isWaiting }: InboxFilter): SQL | undefined =>
  beyond(after, requests, isWaiting ? 'oldest' : 'newest');

const shownBy = (filter: InboxFilter, now: Date): SQL | undefined =>
  and(
    isOfStatus(filter.status),
    filter.kind && eq(requests.kind, filter.kind),
    filter.isWaiting ? waitsAt(now) : undefined,
    filter.isSnoozed ? isSnoozedAt(now) : undefined,
    filter.isLapsed ? hasLapsedAt(now) : undefined,
    filter.isUnanswered ? hasWaiting('request', requests.id) : undefined,
    filter.since && gte(requests.createdAt, filter.since),
    isBeyond(filter),
  );

/** So many of the newest are read for a search before the index is asked. */
const WINDOW = 5_000;

/** A part of the requests that a filter shows, in its order. */
export async function findInbox(
  db: Db,
  filter: InboxFilter,
  now: Date,
  limit: number,
): Promise<StoredRequest[]> {
  const order = filter.isWaiting ? asc : desc;
  const inOrder = (condition: SQL | undefined) =>
    db
      .select()
      .from(requests)
      .where(condition)
      .orderBy(order(requests.createdAt), order(requests.id))
      .limit(limit);
  const { search } = filter;
  const isShown = shownBy(filter, now);
  if (!search) return inOrder(isShown);

  // Nobody can say beforehand which is quicker, and a planner that guesses wrong reads everything: a common word fills the
  // list from the newest ones, any other is in few enough for the index (decision 091).
  const numbered = await idsOfNumber(db, search);
  const newest = db
    .select({ id: requests.id, createdAt: requests.createdAt, searchText: requests.searchText })
    .from(requests)
    .where(isShown)
    .orderBy(order(requests.createdAt), order(requests.id))
    .limit(WINDOW)
    .as('newest');
  let found = await db
    .select({ id: newest.id })
    .from(newest)
    .where(or(holds(newest.searchText, search), inArray(newest.id, numbered)))
    .orderBy(order(newest.createdAt), order(newest.id))
    .limit(limit);
  if (found.length < limit)
    found = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(isShown, or(holds(requests.searchText, search), inArray(requests.id, numbered))))
      // By no index: what is found is put in order, not looked for in the order.
      .orderBy(order(sql`${requests.createdAt} + interval '0'`), order(requests.id))
      .limit(limit);
  return inOrder(
    inArray(
      requests.id,
      found.map(({ id }) => id),
    ),
  );
}

/** Ids of the requests with this number: their own, that of what was joined to them, of their quote or of an offer. */
async function idsOfNumber(db: Db, { number, serial }: InboxSearch): Promise<string[]> {
  const ids: { id: string | null }[] = [];
  if (number !== null)
    ids.push(
      ...(await db
        .select({ id: sql<string>`coalesce(${requests.mergedInto}, ${requests.id})` })
        .from(requests)
        .where(eq(requests.number, number))),
    );
  if (serial !== null) {
    const { year, of } = serial;
    ids.push(
      ...(await db
        .select({ id: offers.requestId })
        .from(offers)
        .where(and(eq(offers.serial, of), eq(offers.year, year)))),
    );
    const [quote] = await db
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.serial, of), eq(quotes.year, year)));
    if (quote)
      ids.push(
        ...(await db.select({ id: requests.id }).from(requests).where(eq(requests.quoteId, quote.id))),
      );
  }
  return ids.flatMap(({ id }) => id ?? []);
}

/** How many requests there are of which it is the operator's turn. */
export interface InboxTurn {
  waiting: number;
  late: number;
  lapsed: number;
}

/** How many requests there are of each kind of interest, never more than COUNT_CAP. */
export interface InboxCounts extends InboxTurn {
  byStatus: Record<RequestStatus, number>;
  snoozed: number;
}

const turnAt = (now: Date): Record<keyof InboxTurn, SQL | undefined> => ({
  waiting: waitsAt(now),
  late: and(waitsAt(now), inArray(requests.status, [...UNANSWERED]), lte(requests.answerDueAt, now)),
  lapsed: hasLapsedAt(now),
});

/** Counts without reading everything: what there are many of is counted up to the cap. */
async function countEach<Name extends string>(
  db: Db,
  kind: RequestKind | undefined,
  conditions: Readonly<Record<Name, SQL | undefined>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(conditions) as Name[];
  const ofKind = kind && eq(requests.kind, kind);
  // In the order of an index, so that a count ends where it has enough.
  const capped = (condition: SQL | undefined) =>
    sql`(select count(*)::int from (select from ${requests} where ${and(ofKind, condition)} order by ${requests.createdAt}, ${requests.id} limit ${COUNT_CAP}) counted)`;
  const { rows } = await db.execute<{ counts: Record<Name, number> }>(
    sql`select jsonb_build_object(${sql.join(
      names.flatMap((name) => [sql`${name}::text`, capped(conditions[name])]),
      sql`, `,
    )}) as counts`,
  );
  return byKey(names, (name) => rows[0]?.counts[name] ?? 0);
}

/** What the operator's day asks for alone. */
export const countTurn = (db: Db, now: Date): Promise<InboxTurn> => countEach(db, undefined, turnAt(now));

/** All that the list and the board count. */
export async function countInbox(db: Db, kind: RequestKind | undefined, now: Date): Promise<InboxCounts> {
  const { waiting, late, lapsed, snoozed, ...byStatus } = await countEach(db, kind, {
    ...byKey(REQUEST_STATUSES, isOfStatus),
    ...turnAt(now),
    snoozed: isSnoozedAt(now),
  });
  return { byStatus, waiting, late, lapsed, snoozed };
}

/** Requests that are likely to be of the same client, the newest first: by address or number ever, by name within days. */
export async function findDuplicates(
  db: Db,
  { id, email, phoneE164, name, company, createdAt }: StoredRequest,
  days: number,
  limit: number,
): Promise<StoredRequest[]> {
  const span = days * 24 * 60 * 60 * 1000;
  const isNear = and(
    gte(requests.createdAt, new Date(createdAt.getTime() - span)),
    lte(requests.createdAt, new Date(createdAt.getTime() + span)),
  );
  const other = and(ne(requests.id, id), isNull(requests.mergedInto));
  const part = (condition: SQL | undefined) =>
    db
      .select({ id: requests.id, createdAt: requests.createdAt })
      .from(requests)
      .where(and(other, condition))
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(limit);
  const found = union(
    part(and(ne(requests.email, ''), sql`lower(${requests.email}) = lower(${email})`)),
    part(and(ne(requests.phoneE164, ''), eq(requests.phoneE164, phoneE164))),
    part(and(isNear, ne(requests.name, ''), sql`fold_text(${requests.name}) = fold_text(${name})`)),
    part(and(isNear, ne(requests.company, ''), sql`fold_text(${requests.company}) = fold_text(${company})`)),
  ).as('found');
  return db
    .select(getTableColumns(requests))
    .from(requests)
    .where(inArray(requests.id, db.select({ id: found.id }).from(found)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit);
}

/** Requests that were joined to this one, the oldest first. */
export const findMerged = (db: Db, id: string): Promise<StoredRequest[]> =>
  db
    .select()
    .from(requests)
    .where(eq(requests.mergedInto, id))
    .orderBy(asc(requests.createdAt), asc(requests.id));

/** One request of any kind; null when it is gone. */
export async function findAnyRequest(db: Db, id: string): Promise<StoredRequest | null> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  return row ?? null;
}
