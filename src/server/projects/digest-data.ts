import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { projects } from './table.ts';

/** Notes that the client is told of messages now. */
export async function noteMessagesMailed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(projects).set({ messagesMailedAt: now }).where(eq(projects.id, id));
}

/** Projects with messages that the client has not seen, younger than the last mail about them, which is older than `before`. */
export async function projectsToTell(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: projects.id })
    .from(messages)
    .innerJoin(projects, eq(projects.id, messages.subjectId))
    .where(
      and(
        eq(messages.subjectType, 'project'),
        eq(messages.side, 'operator'),
        isNull(messages.readAt),
        isNull(messages.withdrawnAt),
        lte(projects.messagesMailedAt, before),
        gt(messages.createdAt, projects.messagesMailedAt),
      ),
    );
  return rows.map(({ id }) => id);
}
