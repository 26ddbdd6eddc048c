import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import { conversationMails, messages } from './table.ts';
import { isUnreadBy } from './unread-data.ts';

/** Where it stands when the client was last mailed of messages. */
const MAILED_AT: Readonly<Record<MessageSubject['type'], { id: PgColumn; mailedAt: PgColumn }>> = {
  request: { id: requests.id, mailedAt: requests.repliesMailedAt },
  offer: { id: offers.id, mailedAt: offers.answersMailedAt },
  project: { id: projects.id, mailedAt: projects.messagesMailedAt },
};

/** Until when mails have told whoever reads what this side writes about a record; null before the first one. */
export async function findToldUntil(
  transaction: Transaction,
  { type, id }: MessageSubject,
  side: MessageSide,
): Promise<Date | null> {
  if (side === 'client') {
    const [row] = await transaction
      .select({ at: conversationMails.mailedAt })
      .from(conversationMails)
      .where(and(eq(conversationMails.subjectType, type), eq(conversationMails.subjectId, id)));
    return row?.at ?? null;
  }
  const record = MAILED_AT[type];
  const [row] = await transaction
    .select({ at: sql<Date | null>`${record.mailedAt}`.mapWith(messages.createdAt) })
    .from(record.id.table)
    .where(eq(record.id, id));
  return row?.at ?? null;
}

/**
 * Some of the records of a kind, by their id, with what the operator has written and the client has not seen, younger than
 * the last mail about it, which is older than `before`: of that the next mail tells. Without any mail nobody waits for one.
 */
export const recordsToTell =
  (type: MessageSubject['type']) =>
  (db: Db, before: Date, after: string | null, limit: number): Promise<{ id: string }[]> => {
    const { id, mailedAt } = MAILED_AT[type];
    return db
      .selectDistinct({ id: messages.subjectId })
      .from(messages)
      .innerJoin(id.table, eq(id, messages.subjectId))
      .where(
        and(
          after === null ? undefined : gt(messages.subjectId, after),
          eq(messages.subjectType, type),
          isUnreadBy('client'),
          lte(mailedAt, before),
          gt(messages.createdAt, sql`${mailedAt}`),
        ),
      )
      .orderBy(asc(messages.subjectId))
      .limit(limit);
  };
