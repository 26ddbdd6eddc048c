import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one-time token that makes the first administrator; one row for ever, so that a second one is never issued. */
export const adminSetup = pgTable('admin_setup', {
  only: boolean().primaryKey().default(true),
  tokenHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  usedAt: timestamp({ withTimezone: true, mode: 'date' }),
});
