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
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { COUNT_CAP } from '#domain/api/count-cap.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import type { InboxSearch } from '#domain/requests/inbox-search.ts';
import { OPEN_STATUSES, UNANSWERED } from '#domain/requests/request-life.ts';
import { REQUEST_STATUSES, type RequestKind, type RequestStatus } from '#domain/requests/request-status.ts';
import { containing } from '../db/folded-search.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db } from '../db/pool.ts';
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
  since?: Date | undefined;
  after?: Keyset | undefined;
}

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

/** How many requests there are of each kind of interest, never more than COUNT_CAP. */
export interface InboxCounts {
  byStatus: Record<RequestStatus, number>;
  waiting: number;
  late: number;
  snoozed: number;
}

/** Counts without reading everything: what there are many of is counted up to the cap. */
export async function countInbox(db: Db, kind: RequestKind | undefined, now: Date): Promise<InboxCounts> {
  const ofKind = kind && eq(requests.kind, kind);
  // In the order of an index, so that a count ends where it has enough.
  const capped = (condition: SQL | undefined) =>
    sql<number>`(select count(*)::int from (select from ${requests} where ${and(ofKind, condition)} order by ${requests.createdAt}, ${requests.id} limit ${COUNT_CAP}) counted)`;
  const of = {
    ...Object.fromEntries(REQUEST_STATUSES.map((status) => [status, capped(isOfStatus(status))])),
    waiting: capped(waitsAt(now)),
    late: capped(
      and(waitsAt(now), inArray(requests.status, [...UNANSWERED]), lte(requests.answerDueAt, now)),
    ),
    snoozed: capped(isSnoozedAt(now)),
  };
  const names = Object.keys(of);
  const { rows } = await db.execute<{ counts: Record<string, number> }>(
    sql`select jsonb_build_object(${sql.join(
      names.flatMap((name) => [sql`${name}::text`, of[name as keyof typeof of]]),
      sql`, `,
    )}) as counts`,
  );
  const counts = rows[0]?.counts ?? {};
  const count = (name: string): number => counts[name] ?? 0;
  return {
    byStatus: Object.fromEntries(REQUEST_STATUSES.map((status) => [status, count(status)])) as Record<
      RequestStatus,
      number
    >,
    waiting: count('waiting'),
    late: count('late'),
    snoozed: count('snoozed'),
  };
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
    part(sql`lower(${requests.email}) = lower(${email})`),
    part(and(ne(requests.phoneE164, ''), eq(requests.phoneE164, phoneE164))),
    part(and(isNear, sql`fold_text(${requests.name}) = fold_text(${name})`)),
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

/** One request of either kind; null when it is gone. */
export async function findAnyRequest(db: Db, id: string): Promise<StoredRequest | null> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  return row ?? null;
}
