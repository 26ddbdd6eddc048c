import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { isUntold } from '../messages/untold-data.ts';
import { projects } from './table.ts';

/** Notes that the client is told of messages now. */
export async function noteMessagesMailed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(projects).set({ messagesMailedAt: now }).where(eq(projects.id, id));
}

/** Some of the projects, by their id, with messages that the client has not seen, younger than the last mail about them, which is older than `before`. */
export async function projectsToTell(
  db: Db,
  before: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: projects.id })
    .from(messages)
    .innerJoin(projects, eq(projects.id, messages.subjectId))
    .where(
      and(
        after === null ? undefined : gt(projects.id, after),
        isUntold('project', projects.messagesMailedAt, before),
      ),
    )
    .orderBy(asc(projects.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
