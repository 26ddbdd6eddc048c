import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { COUNT_CAP } from '#domain/api/count-cap.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { Db } from '../db/pool.ts';
import { messages } from './table.ts';

/** What one side has not read of the other's: the rule of `isUnread` (message.ts). */
export const isUnreadBy = (reader: MessageSide): SQL | undefined =>
  and(
    eq(messages.side, reader === 'client' ? 'operator' : 'client'),
    isNull(messages.readAt),
    isNull(messages.withdrawnAt),
  );

/** Messages about records of one kind that the operator has not opened. */
export const isUnreadAbout = (type: MessageSubject['type']): SQL | undefined =>
  and(eq(messages.subjectType, type), isUnreadBy('operator'));

/**
 * True of records with a message of their client that the operator has not opened. Their ids are found first, by an index of
 * what is unread alone, so that a list of a million records is not gone through for them.
 */
export const hasUnread = (type: MessageSubject['type'], id: PgColumn): SQL =>
  sql`${id} = any(array(select distinct ${messages.subjectId} from ${messages} where ${isUnreadAbout(type)} limit ${COUNT_CAP}))`;

/** How many of these records there are, up to COUNT_CAP. */
export async function countWithUnread(db: Db, type: MessageSubject['type']): Promise<number> {
  const some = db
    .selectDistinct({ id: messages.subjectId })
    .from(messages)
    .where(isUnreadAbout(type))
    .limit(COUNT_CAP)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}
