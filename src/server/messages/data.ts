import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Keyset } from '#domain/api/keyset.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { ToldTime } from '#domain/messages/message-mails.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { conversationMails, messages } from './table.ts';
import { isUnreadBy } from './unread-data.ts';
import { isWaiting } from './waiting-data.ts';

export type StoredMessage = typeof messages.$inferSelect;

const isOf = ({ type, id }: MessageSubject) =>
  and(eq(messages.subjectType, type), eq(messages.subjectId, id));

const isOfAny = (type: MessageSubject['type'], ids: readonly string[]) =>
  and(eq(messages.subjectType, type), inArray(messages.subjectId, [...ids]));

/** Stores a message. */
export async function insertMessage(
  transaction: Transaction,
  row: typeof messages.$inferInsert,
): Promise<StoredMessage> {
  const [inserted] = await transaction.insert(messages).values(row).returning();
  if (!inserted) throw new Error('The message was not inserted');
  return inserted;
}

/** The messages about these records of one kind, the oldest first. */
export const findMessages = (
  db: Db | Transaction,
  type: MessageSubject['type'],
  ids: readonly string[],
): Promise<StoredMessage[]> =>
  db.select().from(messages).where(isOfAny(type, ids)).orderBy(asc(messages.createdAt), asc(messages.id));

/** These of the messages about a record, the oldest first. */
export const findMessagesBy = (
  db: Db,
  subject: MessageSubject,
  ids: readonly string[],
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(messages)
    .where(and(isOf(subject), inArray(messages.id, [...ids])))
    .orderBy(asc(messages.createdAt), asc(messages.id));

/** What a side has written in a time about a record and the other one has not seen, the oldest first. */
export const findUnseen = (
  db: Db,
  subject: MessageSubject,
  side: MessageSide,
  { after, until }: ToldTime,
  limit: number,
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        isOf(subject),
        eq(messages.side, side),
        isNull(messages.readAt),
        isNull(messages.withdrawnAt),
        after === null ? undefined : gt(messages.createdAt, after),
        until === null ? undefined : lte(messages.createdAt, until),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(limit);

/** When the newest message about a record was written; null where there is none. */
export async function findNewestAt(db: Db | Transaction, subject: MessageSubject): Promise<Date | null> {
  const [newest] = await db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(isOf(subject))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return newest?.at ?? null;
}

/** The last messages before this one about a record, the newest first. */
export const findPartOf = (
  db: Db | Transaction,
  subject: MessageSubject,
  before: Keyset | undefined,
  limit: number,
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(messages)
    .where(and(isOf(subject), beyond(before, messages)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);

/** How many messages there are from the first one that is new to a reader on, up to so many; 0 where none is. */
export async function countSinceUnread(
  db: Db | Transaction,
  subject: MessageSubject,
  reader: MessageSide,
  most: number,
): Promise<number> {
  const first = db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(isOf(subject), isUnreadBy(reader)))
    .orderBy(asc(messages.createdAt))
    .limit(1);
  const since = db
    .select({ one: sql`1`.as('one') })
    .from(messages)
    .where(and(isOf(subject), sql`${messages.createdAt} >= (${first})`))
    .limit(most)
    .as('since');
  const [row] = await db.select({ found: count() }).from(since);
  return row?.found ?? 0;
}

/** What a side has stored of a sending; null where it has not arrived yet. */
export async function findSending(
  transaction: Transaction,
  subject: MessageSubject,
  side: MessageSide,
  sendId: string,
): Promise<StoredMessage | null> {
  const [found] = await transaction
    .select()
    .from(messages)
    .where(and(isOf(subject), eq(messages.side, side), eq(messages.sendId, sendId)));
  return found ?? null;
}

/** The message of this subject, which nobody else changes until the transaction ends; null when there is none. */
export async function lockMessage(
  transaction: Transaction,
  subject: MessageSubject,
  id: string,
): Promise<StoredMessage | null> {
  const [found] = await transaction
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isOf(subject)))
    .for('update');
  return found ?? null;
}

/** Takes the text of a message away. */
export async function withdrawMessage(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(messages).set({ text: '', withdrawnAt: now }).where(eq(messages.id, id));
}

/** Notes that a side has seen what the other one wrote, up to this time; answers how many were new to it. */
export async function readMessages(
  db: Db | Transaction,
  subject: MessageSubject,
  reader: MessageSide,
  now: Date,
  seenUntil: Date,
): Promise<number> {
  const read = await db
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        isOf(subject),
        ne(messages.side, reader),
        isNull(messages.readAt),
        lte(messages.createdAt, seenUntil),
      ),
    )
    .returning({ id: messages.id });
  return read.length;
}

/**
 * Notes that what a client has written about these records up to this time needs no answer any more, in one thread (null:
 * about no line of an offer) or, without a thread, in all; answers how many messages waited.
 */
export async function settleMessages(
  transaction: Transaction,
  type: MessageSubject['type'],
  ids: readonly string[],
  now: Date,
  until: Date,
  thread?: string | null,
): Promise<number> {
  const settled = await transaction
    .update(messages)
    .set({ settledAt: now })
    .where(
      and(
        isOfAny(type, ids),
        isWaiting(),
        lte(messages.createdAt, until),
        thread === undefined
          ? undefined
          : thread === null
            ? isNull(messages.lineId)
            : eq(messages.lineId, thread),
      ),
    )
    .returning({ id: messages.id });
  return settled.length;
}

/** How many messages about these records are of this kind, by the id of the record; a record without any is not there. */
export async function countMessages(
  db: Db | Transaction,
  type: MessageSubject['type'],
  ids: readonly string[],
  isOfKind: SQL | undefined,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: messages.subjectId, found: count() })
    .from(messages)
    .where(and(isOfAny(type, ids), isOfKind))
    .groupBy(messages.subjectId);
  return new Map(rows.map(({ id, found }) => [id, found]));
}

/** Deletes the conversations of records that are deleted. */
export async function deleteMessagesOf(
  transaction: Transaction,
  type: MessageSubject['type'],
  ids: readonly string[],
): Promise<void> {
  await transaction.delete(messages).where(isOfAny(type, ids));
  await transaction
    .delete(conversationMails)
    .where(and(eq(conversationMails.subjectType, type), inArray(conversationMails.subjectId, [...ids])));
}
