import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/** Requests sent to the AI provider by local day, retries included (AI_DAILY_LIMIT). */
export const aiUsage = pgTable('ai_usage', {
  day: date().primaryKey(),
  requests: integer().notNull(),
});
