import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what to what, without personal data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subjectType, table.subjectId)],
);
