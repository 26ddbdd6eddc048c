import { and, eq, inArray, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CONTRACTED } from '#domain/requests/request-status.ts';
import type { Transaction } from '../db/pool.ts';
import { hasOffer } from '../offers/person-data.ts';
import { requests } from './table.ts';

// What must not be deleted: the one place that says it. A request and those that were joined to it stay or go together.

const joined = alias(requests, 'joined');
type Requests = Pick<typeof requests | typeof joined, 'id' | 'status' | 'archivedFrom' | 'updatedAt'>;

/** No contract has come of it, also before it was archived, and none can: it has no offer. */
export const isFree = ({ id, status, archivedFrom }: Requests = requests): SQL | undefined =>
  and(
    notInArray(status, [...CONTRACTED]),
    or(isNull(archivedFrom), notInArray(archivedFrom, [...CONTRACTED])),
    not(hasOffer(sql`${id}`)),
  );

/**
 * Deletes some of the requests that have not changed since and that neither a contract nor an offer needs, together with
 * those that were joined to them, if that is true of these, too; answers which, with their quotes.
 */
export async function deleteUnneededRequests(
  transaction: Transaction,
  before: Date,
  limit: number,
): Promise<{ id: string; quoteId: string | null }[]> {
  const isNeededJoined = sql`(${joined.updatedAt} >= ${before.toISOString()}::timestamptz or not (${isFree(joined)}))`;
  const needed = transaction
    .select({ id: joined.id })
    .from(joined)
    .where(and(eq(joined.mergedInto, requests.id), isNeededJoined));
  const unneeded = await transaction
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        isNull(requests.mergedInto),
        // Never after the last change, so that the index of the list finds what may be old enough.
        lt(requests.createdAt, before),
        lt(requests.updatedAt, before),
        isFree(),
        sql`not exists ${needed}`,
      ),
    )
    .orderBy(requests.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = unneeded.map(({ id }) => id);
  return transaction
    .delete(requests)
    .where(or(inArray(requests.id, ids), inArray(requests.mergedInto, ids)))
    .returning({ id: requests.id, quoteId: requests.quoteId });
}
