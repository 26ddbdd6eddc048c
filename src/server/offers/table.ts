import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferContent } from '#domain/offers/offer.ts';
import { STORED_REVISION_STATES } from '#domain/offers/revision-life.ts';
import { clients } from '../clients/table.ts';
import { requests } from '../requests/table.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

const oneOf = (column: string, ids: readonly string[]) =>
  sql.raw(`${column} IN (${ids.map((id) => `'${id}'`).join(', ')})`);

/** Offers of the operator; what they say is in their revisions (business 3, 4). */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    serial: integer().generatedAlwaysAsIdentity().notNull().unique(),
    /** Local year in which it was begun, part of the number. */
    year: integer().notNull(),
    clientId: uuid()
      .notNull()
      .references(() => clients.id),
    /** What it answers; null for one that was begun by hand, or whose request is gone. */
    requestId: uuid().references(() => requests.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('offers_created').on(table.createdAt, table.id),
    index('offers_client').on(table.clientId, table.createdAt, table.id),
    index('offers_request').on(table.requestId),
  ],
);

/** What an offer says, and said: a sent revision never changes any more. */
export const offerRevisions = pgTable(
  'offer_revisions',
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** 1 for revision A. */
    revision: integer().notNull(),
    state: text({ enum: STORED_REVISION_STATES }).notNull(),
    content: jsonb().$type<OfferContent>().notNull(),
    /** Of the draft: grows with each saved change, so that two tabs cannot overwrite each other. */
    edit: integer().notNull(),
    /** What was sent, letter by letter: jsonb would not keep the order. Null while it is a draft. */
    sentText: text(),
    /** Last day on which it can be accepted, as in the content. */
    validUntil: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    sentAt: instant(),
    viewedAt: instant(),
    /** When it was accepted, declined or withdrawn. */
    closedAt: instant(),
    declineReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.revision] }),
    check('offer_revisions_state', oneOf('state', STORED_REVISION_STATES)),
    check('offer_revisions_sent', sql.raw("(state = 'draft') = (sent_text IS NULL)")),
    // One draft, and one that can be accepted.
    uniqueIndex('offer_revisions_draft').on(table.offerId).where(sql.raw("state = 'draft'")),
    uniqueIndex('offer_revisions_open').on(table.offerId).where(sql.raw("state IN ('sent', 'viewed')")),
    index('offer_revisions_by_state').on(table.state, table.validUntil),
  ],
);

/** Secret links to offers: who holds one sees that offer and nothing else (business 2). */
export const offerLinks = pgTable(
  'offer_links',
  {
    id: uuid().primaryKey(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** Of the last use, or of its making. */
    usedAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index('offer_links_offer').on(table.offerId)],
);

/** How an offer was accepted: what a court would ask for. */
export const offerAcceptances = pgTable('offer_acceptances', {
  offerId: uuid()
    .primaryKey()
    .references(() => offers.id),
  revision: integer().notNull(),
  /** Ids of the chosen lines beside the fixed ones. */
  chosen: text().array().notNull(),
  /** Cents, with VAT. */
  onceTotal: integer().notNull(),
  monthlyTotal: integer().notNull(),
  name: text().notNull(),
  termsVersion: text().notNull(),
  /** The sentences that were agreed to, as they were shown. */
  consents: jsonb().$type<string[]>().notNull(),
  acceptedAt: instant().notNull(),
  address: text().notNull(),
  userAgent: text().notNull(),
  /** SHA-256 of the sent text, in hexadecimal. */
  fingerprint: text().notNull(),
  /** The operator's note of how it was said, where the client did not press the button. */
  notedHow: text(),
});
