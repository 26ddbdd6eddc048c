import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { COUNT_CAP } from '#domain/api/count-cap.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { Db } from '../db/pool.ts';
import { messages } from './table.ts';

/** What clients have written and the operator has neither answered nor settled: the rule of `isWaiting` (message.ts). */
export const isWaiting = (): SQL | undefined =>
  and(eq(messages.side, 'client'), isNull(messages.settledAt), isNull(messages.withdrawnAt));

/** Messages about records of one kind that wait for the operator. */
export const isWaitingAbout = (type: MessageSubject['type']): SQL | undefined =>
  and(eq(messages.subjectType, type), isWaiting());

/**
 * True of records with a message of their client that waits for the operator. Their ids are found first, by an index of what
 * waits alone, so that a list of a million records is not gone through for them.
 */
export const hasWaiting = (type: MessageSubject['type'], id: PgColumn): SQL =>
  sql`${id} = any(array(select distinct ${messages.subjectId} from ${messages} where ${isWaitingAbout(type)} limit ${COUNT_CAP}))`;

/** How many of these records there are, up to COUNT_CAP. */
export async function countWithWaiting(db: Db, type: MessageSubject['type']): Promise<number> {
  const some = db
    .selectDistinct({ id: messages.subjectId })
    .from(messages)
    .where(isWaitingAbout(type))
    .limit(COUNT_CAP)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}
