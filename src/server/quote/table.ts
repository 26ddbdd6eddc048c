import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { clients } from '../clients/table.ts';

/** Versions of the price book; the highest one prices new quotes (decisions 2.6). */
export const priceBooks = pgTable('price_books', {
  version: integer().primaryKey(),
  book: jsonb().$type<PriceBook>().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** Issued quotes with their own lines: nothing ever changes them, so they have no time of a change. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    serial: integer().generatedAlwaysAsIdentity().unique(),
    /** Local year of issue, part of the number. */
    year: integer().notNull(),
    /** Of any version; domain/quote/read-stored.ts reads both (decision 046). */
    quote: jsonb().notNull(),
    client: jsonb().notNull(),
    description: text().notNull(),
    /** Whose it is, once an account has proven the e-mail in it. */
    clientId: uuid().references(() => clients.id, { onDelete: 'set null' }),
    browserId: text(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    validUntil: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('quotes_created').on(table.createdAt, table.id),
    index('quotes_client').on(table.clientId, table.createdAt, table.id),
    index('quotes_email').on(sql`lower(${table.client} ->> 'email')`),
  ],
);
