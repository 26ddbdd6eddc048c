import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Reported errors, equal ones folded into one row with a count (security 55). */
export const errorReports = pgTable(
  'error_reports',
  {
    fingerprint: text().primaryKey(),
    errorId: text().notNull(),
    count: integer().notNull(),
    category: text().notNull(),
    severity: text().notNull(),
    message: text().notNull(),
    url: text().notNull(),
    userAgent: text().notNull(),
    stack: text(),
    context: jsonb(),
    firstSeen: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    lastSeen: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index().on(table.lastSeen)],
);
