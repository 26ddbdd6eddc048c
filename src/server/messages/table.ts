import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MESSAGE_SIDES, MESSAGE_SUBJECTS } from '#domain/messages/message.ts';
import { accounts } from '../accounts/table.ts';
import { instant, oneOf } from '../db/columns.ts';

/** Conversations of requests, offers and projects: never edited; withdrawn, a message loses its text (business 3). */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    subjectType: text({ enum: MESSAGE_SUBJECTS }).notNull(),
    /** No foreign key: a conversation knows no room. Whoever deletes the record deletes its messages. */
    subjectId: uuid().notNull(),
    side: text({ enum: MESSAGE_SIDES }).notNull(),
    /** Null for the holder of a secret link, and once the account is gone. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    /** The line of an offer that a question hangs on. */
    lineId: text(),
    text: text().notNull(),
    /** Made by the sender: a sending that comes again is the same message (decision 136). */
    sendId: uuid(),
    createdAt: instant().notNull(),
    /** When the other side saw it. */
    readAt: instant(),
    withdrawnAt: instant(),
    /** Of a client's message: when the operator has answered it or said that it needs no answer. */
    settledAt: instant(),
  },
  (table) => [
    check('messages_subject', oneOf('subject_type', MESSAGE_SUBJECTS)),
    check('messages_side', oneOf('side', MESSAGE_SIDES)),
    index('messages_of').on(table.subjectType, table.subjectId, table.createdAt, table.id),
    uniqueIndex('messages_sending')
      .on(table.subjectType, table.subjectId, table.side, table.sendId)
      .where(sql.raw('send_id IS NOT NULL')),
    index('messages_account').on(table.accountId),
    index('messages_unread')
      .on(table.side, table.createdAt, table.id)
      .where(sql.raw('read_at IS NULL AND withdrawn_at IS NULL')),
    /** Unread counts look at what is unread alone, however long a conversation is. */
    index('messages_unread_of')
      .on(table.subjectType, table.subjectId, table.side)
      .where(sql.raw('read_at IS NULL AND withdrawn_at IS NULL')),
    /** What waits for the operator alone, however much has been answered. */
    index('messages_waiting')
      .on(table.subjectType, table.subjectId, table.createdAt)
      .where(sql.raw("side = 'client' AND settled_at IS NULL AND withdrawn_at IS NULL")),
  ],
);

/** When the operator was last mailed about what clients have written in a conversation. */
export const conversationMails = pgTable(
  'conversation_mails',
  {
    subjectType: text({ enum: MESSAGE_SUBJECTS }).notNull(),
    subjectId: uuid().notNull(),
    mailedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectType, table.subjectId] }),
    check('conversation_mails_subject', oneOf('subject_type', MESSAGE_SUBJECTS)),
  ],
);
