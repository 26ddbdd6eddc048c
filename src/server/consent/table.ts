import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Decision, Decisions } from '#domain/consent/consent.ts';
import { instant } from '../db/columns.ts';

/** Decisions about cookies, never changed: a withdrawal is a further row. They name nobody (slovak.md 2.5). */
export const consents = pgTable(
  'consents',
  {
    decisionId: uuid().primaryKey(),
    /** Stays with a browser; without a relation to account, requests or address. */
    consentId: uuid().notNull(),
    version: text().notNull(),
    textVersion: text().notNull(),
    locale: text().notNull(),
    action: text().$type<Decision['action']>().notNull(),
    source: text().$type<Decision['source']>().notNull(),
    categories: jsonb().$type<Decisions>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('consents_consent').on(table.consentId), index('consents_expiry').on(table.expiresAt)],
);
