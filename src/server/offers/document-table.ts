import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { offers } from './table.ts';

/**
 * Every PDF of an accepted offer that was handed out, by its fingerprint: the same data give the same bytes, so these are a
 * few for each offer, and /overenie needs to read no stranger's file (decision 094).
 */
export const offerDocuments = pgTable(
  'offer_documents',
  {
    /** Of the whole file, in hexadecimal. */
    sha256: text().primaryKey(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    madeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('offer_documents_offer').on(table.offerId)],
);
