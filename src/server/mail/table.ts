import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../db/columns.ts';

/**
 * A mail is held back when its recipient or the site has had too many (decisions 7.14), and is unneeded when what it
 * would say was overtaken before it could go out; muted is one whose recipient has switched its kind off.
 */
const MAIL_STATUSES = ['pending', 'sent', 'dead', 'held', 'unneeded', 'muted'] as const;

/**
 * The outbox: mails are written in the transaction of what they tell about, and sent later (security 64). What they
 * say is composed when they are sent, so the table holds no second copy of personal data.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** The request it is about, if any. No foreign key: mail knows no room (decision 031). */
    requestId: uuid(),
    /** The offer in whose conversation mail programs show it, with all of its project; null of a mail that stays alone. */
    threadId: uuid(),
    kind: text().notNull(),
    toName: text().notNull(),
    toAddress: text().notNull(),
    /** The address without what makes no other mailbox, of a mail that counts against the caps; null of all others. */
    recipient: text(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    status: text({ enum: MAIL_STATUSES }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Without the angle brackets; the same for every attempt, so that a receiver can drop a second copy. */
    messageId: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** Of the last attempt or change of its status; a trigger keeps it (decision 045). */
    updatedAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    check('mails_status', oneOf('status', MAIL_STATUSES)),
    index('mails_request').on(table.requestId),
    index('mails_unsent').on(table.createdAt).where(sql`status <> 'sent'`),
    index('mails_recipient').on(table.recipient, table.createdAt),
    index('mails_capped').on(table.createdAt).where(sql`recipient is not null`),
    index('mails_thread').on(table.threadId, table.toAddress, table.sentAt),
    index('mails_created').on(table.createdAt, table.id),
  ],
);
