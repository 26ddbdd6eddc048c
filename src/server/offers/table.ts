import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Supplier } from '#domain/legal/operator.ts';
import { DECLINE_REASON_IDS } from '#domain/offers/decline-reasons.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import type { Recipient } from '#domain/offers/offer-problems.ts';
import { REMINDERS } from '#domain/offers/reminders.ts';
import { STORED_REVISION_STATES } from '#domain/offers/revision-life.ts';
import { clients } from '../clients/table.ts';
import { instant, oneOf } from '../db/columns.ts';
import { issuers } from '../legal/table.ts';
import { requests } from '../requests/table.ts';

/** Running numbers of offers; an addendum has that of its offer. */
export const offerSerials = pgSequence('offer_serials');

/** Offers of the operator; what they say is in their revisions (business 3, 4). */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    /** Letters of its number, as they were configured when it was begun. */
    prefix: text().notNull(),
    serial: integer().notNull(),
    /** Local year in which it was begun, or the offer that an addendum belongs to: part of the number. */
    year: integer().notNull(),
    /** 0 for an offer, 1 for its first addendum. */
    addendum: integer().notNull().default(0),
    /** The accepted offer that an addendum changes. */
    addendumOf: uuid().references((): AnyPgColumn => offers.id),
    clientId: uuid()
      .notNull()
      .references(() => clients.id),
    /** What it answers; null for one that was begun by hand, or whose request is gone. */
    requestId: uuid().references(() => requests.id, { onDelete: 'set null' }),
    /** Whom it is mailed to, whoever the members of the client are; the address is empty while nobody knows it. */
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    /** True when the client, or the operator for them, wants no reminders. */
    remindersOff: boolean().notNull().default(false),
    /** When the client was last told of answers: at most once an hour (business 7). */
    answersMailedAt: instant(),
    // What lists show and search, kept with every step (domain/offers/listed.ts): of the last revision sent, else the draft.
    revision: integer().notNull(),
    state: text({ enum: STORED_REVISION_STATES }).notNull(),
    title: text().notNull(),
    /** Cents with VAT, of what is ticked or was accepted. */
    onceTotal: integer().notNull(),
    monthlyTotal: integer().notNull(),
    validUntil: text().notNull(),
    sentAt: instant(),
    viewedAt: instant(),
    hasDraft: boolean().notNull(),
    /** Number, title, recipient and lines without case and diacritics. */
    searchText: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('offers_state', oneOf('state', STORED_REVISION_STATES)),
    check('offers_addendum', sql.raw('(addendum = 0) = (addendum_of IS NULL)')),
    uniqueIndex('offers_number').on(table.serial, table.addendum),
    index('offers_created').on(table.createdAt, table.id),
    index('offers_by_state').on(table.state, table.createdAt, table.id),
    // What is open, and what is over by its last day.
    index('offers_open').on(table.createdAt, table.id).where(sql.raw("state IN ('sent', 'viewed')")),
    index('offers_validity').on(table.state, table.validUntil),
    index('offers_client').on(table.clientId, table.createdAt, table.id),
    index('offers_request').on(table.requestId),
    index('offers_addendum_of').on(table.addendumOf),
    index('offers_recipient').on(sql`lower(${table.recipientEmail})`),
    index('offers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
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
    /** Of the draft that changes a sent offer: whom it will be mailed to, so that what was sent goes to nobody else meanwhile. */
    recipient: jsonb().$type<Recipient>(),
    /** What was sent, letter by letter: jsonb would not keep the order. Null while it is a draft. */
    sentText: text(),
    /** Under what configuration it was sent; null while it is a draft. */
    issuerId: text().references(() => issuers.id),
    /** True where that was not kept when it was sent: what held at the first start that kept it stands for it. */
    issuerAssumed: boolean().notNull().default(false),
    /** Last day on which it can be accepted, as in the content. */
    validUntil: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    sentAt: instant(),
    viewedAt: instant(),
    /** When it was accepted, declined or withdrawn. */
    closedAt: instant(),
    declineReason: text({ enum: DECLINE_REASON_IDS }),
    declineText: text(),
    /** The operator's note of how it was declined, where the client did not press the button. */
    declineNotedHow: text(),
    /** When the client asked for it again after its end: the operator is told once. */
    renewalAskedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.revision] }),
    check('offer_revisions_state', oneOf('state', STORED_REVISION_STATES)),
    check('offer_revisions_sent', sql.raw("(state = 'draft') = (sent_text IS NULL)")),
    // One draft, and one that can be accepted.
    uniqueIndex('offer_revisions_draft').on(table.offerId).where(sql.raw("state = 'draft'")),
    uniqueIndex('offer_revisions_open').on(table.offerId).where(sql.raw("state IN ('sent', 'viewed')")),
    index('offer_revisions_by_state').on(table.state, table.validUntil),
    index('offer_revisions_issuer').on(table.issuerId),
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
  /** For whom it was accepted, and from whom, as they were called then: renaming either later makes no other contract. */
  clientName: text().notNull(),
  /** Null of acceptances from before it was kept. */
  supplier: jsonb().$type<Supplier>(),
  termsVersion: text().notNull(),
  /** The sentences that were agreed to, as they were shown. */
  consents: jsonb().$type<string[]>().notNull(),
  acceptedAt: instant().notNull(),
  address: text().notNull(),
  userAgent: text().notNull(),
  /** SHA-256 of the sent text, in hexadecimal. */
  fingerprint: text().notNull(),
  /** The operator's note of how it was said, where the client did not press the button, and the account of who noted it. */
  notedHow: text(),
  notedBy: text(),
  /** The account of the member of the client who pressed the button; null of who came by a secret link. */
  acceptedBy: text(),
});

/** Reminders that have gone out: each once for a revision (business 4). */
export const offerReminders = pgTable(
  'offer_reminders',
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    reminder: text({ enum: REMINDERS }).notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.revision, table.reminder] })],
);

/** What new offers can begin with. */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    content: jsonb().$type<OfferContent>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('offer_templates_name').on(table.name)],
);
