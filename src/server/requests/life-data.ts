import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { UNANSWERED } from '#domain/requests/request-life.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { StoredRequest } from './data.ts';
import { requests } from './table.ts';

/** The request that stands for this one: the one it was joined to, or itself. Null when it is gone. */
async function keptId(db: Db | Transaction, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: sql<string>`coalesce(${requests.mergedInto}, ${requests.id})` })
    .from(requests)
    .where(eq(requests.id, id));
  return row?.id ?? null;
}

/** Until the transaction ends, nobody else takes a step with the request. Null when it is gone. */
export async function lockRequest(transaction: Transaction, id: string): Promise<StoredRequest | null> {
  const [row] = await transaction.select().from(requests).where(eq(requests.id, id)).for('update');
  return row ?? null;
}

/** The same of the request that stands for this one, should it be joined to another meanwhile, too. */
export async function lockKeptRequest(transaction: Transaction, id: string): Promise<StoredRequest | null> {
  const kept = await keptId(transaction, id);
  const locked = kept === null ? null : await lockRequest(transaction, kept);
  return locked?.mergedInto ? lockKeptRequest(transaction, locked.id) : locked;
}

/** Changes a request that is locked. */
export async function updateRequest(
  transaction: Transaction,
  id: string,
  changes: Partial<typeof requests.$inferInsert>,
): Promise<void> {
  await transaction.update(requests).set(changes).where(eq(requests.id, id));
}

/**
 * Takes some of the requests whose answer is soon due and of which nobody was warned yet, and marks them as warned; another
 * process takes others. What is put aside waits until it is back.
 */
export async function takeDueWarnings(transaction: Transaction, now: Date, limit: number): Promise<string[]> {
  const due = transaction
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        isNull(requests.answerWarnedAt),
        inArray(requests.status, [...UNANSWERED]),
        lte(requests.answerWarnAt, now),
        or(isNull(requests.snoozedUntil), lte(requests.snoozedUntil, now)),
      ),
    )
    .orderBy(asc(requests.answerWarnAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await transaction
    .update(requests)
    .set({ answerWarnedAt: now })
    .where(inArray(requests.id, due))
    .returning({ id: requests.id });
  return taken.map(({ id }) => id);
}
