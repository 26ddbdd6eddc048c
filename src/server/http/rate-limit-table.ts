import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each limited key: how much was used since the window began. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    windowEnd: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_window_end').on(table.windowEnd)],
);
