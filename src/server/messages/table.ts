import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    createdAt: instant().notNull(),
    /** When the other side saw it. */
    readAt: instant(),
    withdrawnAt: instant(),
  },
  (table) => [
    check('messages_subject', oneOf('subject_type', MESSAGE_SUBJECTS)),
    check('messages_side', oneOf('side', MESSAGE_SIDES)),
    index('messages_of').on(table.subjectType, table.subjectId, table.createdAt, table.id),
    index('messages_account').on(table.accountId),
    index('messages_unread')
      .on(table.side, table.createdAt, table.id)
      .where(sql.raw('read_at IS NULL AND withdrawn_at IS NULL')),
  ],
);
