import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type {
  BudgetId,
  FeatureId,
  Mode,
  ServiceSlug,
  SizeId,
  TimelineId,
  TradeId,
} from '#domain/quote/catalogue.ts';
import { REQUEST_STATUSES } from '#domain/requests/contract.ts';
import type { TopicId } from '#domain/requests/topics.ts';
import { quotes } from '../quote/table.ts';

/** What the visitor chose, as it was sent. */
export interface RequestSelection {
  mode: Mode;
  size: SizeId | null;
  features: FeatureId[];
  budget: BudgetId | null;
  timeline: TimelineId | null;
}

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Submitted requests. An empty text was not entered. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid().primaryKey(),
    number: integer().generatedAlwaysAsIdentity().notNull().unique(),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('new'),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    phoneE164: text('phone_e164').notNull(),
    phoneDisplay: text().notNull(),
    service: text().$type<ServiceSlug>().notNull(),
    trade: text().$type<TradeId | 'general'>().notNull(),
    selection: jsonb().$type<RequestSelection>().notNull(),
    description: text().notNull(),
    /** Without case and diacritics; a search folds what it looks for in the same way. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || ' ' || email || ' ' || company || ' ' || phone_e164 || ' ' || phone_display || ' ' || description)`,
      ),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'set null' }),
    /** Whole euros of the server's own quote; null without one (security 41). */
    priceMin: integer(),
    priceMax: integer(),
    browserId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'service_requests_status',
      sql.raw(`status IN (${REQUEST_STATUSES.map((id) => `'${id}'`).join(', ')})`),
    ),
    index('service_requests_email').on(sql`lower(${table.email})`),
    index('service_requests_created').on(table.createdAt),
    // Without it every deleted quote reads the whole table for a request that names it.
    index('service_requests_quote').on(table.quoteId),
    index('service_requests_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Messages from the contact form. An empty text was not entered. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** From the sequence of the requests: one number names one request or message, never both. */
    number: integer().notNull().unique().default(sql`nextval('service_requests_number_seq')`),
    name: text().notNull(),
    email: text().notNull(),
    phoneE164: text('phone_e164').notNull(),
    phoneDisplay: text().notNull(),
    topic: text().$type<TopicId | ''>().notNull(),
    message: text().notNull(),
    browserId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('contact_messages_email').on(sql`lower(${table.email})`),
    index('contact_messages_created').on(table.createdAt),
  ],
);

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
