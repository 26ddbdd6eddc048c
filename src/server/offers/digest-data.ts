import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { isUntold } from '../messages/untold-data.ts';
import { offers } from './table.ts';

/** Notes that the client is told of answers now. */
export async function noteAnswersMailed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(offers).set({ answersMailedAt: now }).where(eq(offers.id, id));
}

/** Some of the offers, by their id, with answers that the client has not seen, younger than the last mail about them, which is older than `before`. */
export async function offersToTell(
  db: Db,
  before: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: offers.id })
    .from(messages)
    .innerJoin(offers, eq(offers.id, messages.subjectId))
    .where(
      and(
        after === null ? undefined : gt(offers.id, after),
        isUntold('offer', offers.answersMailedAt, before),
      ),
    )
    .orderBy(asc(offers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
