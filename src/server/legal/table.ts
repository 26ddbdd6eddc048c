import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Issuer } from '#domain/legal/issuer.ts';
import { instant } from '../db/columns.ts';

/** The configuration under which documents were issued, once for all of them: a row never changes (decision 124). */
export const issuers = pgTable('issuers', {
  /** SHA-256 of the facts as JSON, in hexadecimal. */
  id: text().primaryKey(),
  facts: jsonb().$type<Issuer>().notNull(),
  createdAt: instant().notNull(),
});
