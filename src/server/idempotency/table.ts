import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Answers that a repeated submission gets again. The answer is null only inside the transaction that makes it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of the key, or of browser and payload where there is none. */
    keyHash: text().primaryKey(),
    payloadHash: text().notNull(),
    answer: jsonb().$type<object>(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('idempotency_keys_expiry').on(table.expiresAt)],
);
