import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { offers } from './table.ts';

/** Notes that the client is told of answers now. */
export async function noteAnswersMailed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(offers).set({ answersMailedAt: now }).where(eq(offers.id, id));
}

/** Offers with answers that the client has not seen, younger than the last mail about them, which is older than `before`. */
export async function offersToTell(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: offers.id })
    .from(messages)
    .innerJoin(offers, eq(offers.id, messages.subjectId))
    .where(
      and(
        eq(messages.subjectType, 'offer'),
        eq(messages.side, 'operator'),
        isNull(messages.readAt),
        isNull(messages.withdrawnAt),
        isNotNull(offers.answersMailedAt),
        lte(offers.answersMailedAt, before),
        gt(messages.createdAt, sql`${offers.answersMailedAt}`),
      ),
    );
  return rows.map(({ id }) => id);
}
