import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LOST_REASONS, OPEN_STATUSES, UNANSWERED } from '#domain/requests/request-life.ts';
import { HAND_KINDS, REQUEST_KINDS, REQUEST_STATUSES } from '#domain/requests/request-status.ts';
import { clients } from '../clients/table.ts';
import { instant, oneOf } from '../db/columns.ts';
import { quotes } from '../quote/table.ts';

const listed = (ids: readonly string[]): string => ids.map((id) => `'${id}'`).join(', ');

const KIND_HAS_ITS_COLUMNS = sql.raw(
  [
    "kind = 'wizard' AND num_nulls(service, trade, selection) = 0 AND topic IS NULL",
    `kind IN (${listed(['contact', ...HAND_KINDS])}) AND topic IS NOT NULL AND num_nonnulls(service, trade, selection, quote_id, price_min, price_max) = 0`,
  ].join(' OR '),
);

const OPEN = oneOf('status', OPEN_STATUSES);

/** Not yet answered, or put aside until a time that may be over. */
const MAY_WAIT = sql.raw(
  `(status IN (${listed(UNANSWERED)}) OR (status IN (${listed(OPEN_STATUSES)}) AND snoozed_until IS NOT NULL))`,
);

/**
 * What the wizard and the contact form have sent, and what the operator has entered of what came past the site, in the
 * columns of the contact form. An empty text was not entered; a null belongs to another kind of request (decisions 045, 181).
 */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    /** One sequence for all kinds: a number names one request. */
    number: integer().generatedAlwaysAsIdentity().notNull().unique(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('new'),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    webAddress: text().notNull().default(''),
    phoneE164: text('phone_e164').notNull(),
    phoneDisplay: text().notNull(),
    /** In the writer's own words. */
    description: text().notNull(),
    /** Its notes and messages, and all that of what was joined to it; triggers keep it. */
    besideText: text().notNull().default(''),
    /** All that is said of it, without case and diacritics; a search folds what it looks for in the same way. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || ' ' || email || ' ' || company || ' ' || web_address || ' ' || phone_e164 || ' ' || phone_display || ' ' || description || ' ' || lost_note || ' ' || coalesce(jsonb_path_query_array(selection, 'strict $.**.label')::text, '') || ' ' || beside_text)`,
      ),
    /** Of all but the wizard; an id that may have left the catalogue since. */
    topic: text(),
    /** Of the wizard, as ids for lists; a trade that is not known is "general". */
    service: text(),
    trade: text(),
    /** What was chosen, of any version; domain/quote/read-stored.ts reads both (decision 046). */
    selection: jsonb(),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'set null' }),
    /** Whole euros of the server's own quote; null without one (security 41). */
    priceMin: integer(),
    priceMax: integer(),
    /** Whose it is, once an account has proven the e-mail; null while nobody has. */
    clientId: uuid().references(() => clients.id, { onDelete: 'set null' }),
    browserId: text(),
    /** What it was before it was archived; null of all others. */
    archivedFrom: text({ enum: REQUEST_STATUSES }),
    /** The request it was joined to, which shows what belongs to both; it is archived then. */
    mergedInto: uuid().references((): AnyPgColumn => requests.id, { onDelete: 'set null' }),
    lostReason: text({ enum: LOST_REASONS }),
    lostNote: text().notNull().default(''),
    /** Put aside by the operator; over by itself at that moment. */
    snoozedUntil: instant(),
    /** By when an answer was promised, and when three quarters of that time are over; null without a promise. */
    answerDueAt: instant(),
    answerWarnAt: instant(),
    answerWarnedAt: instant(),
    /** When the client was first answered, in whatever way. */
    answeredAt: instant(),
    /** When the client was last mailed of replies; null before the first one. */
    repliesMailedAt: instant(),
    createdAt: instant().notNull(),
    /** Of the last change; decides how long the request is kept. A trigger keeps it (decision 045). */
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('requests_status', oneOf('status', REQUEST_STATUSES)),
    check('requests_kind', KIND_HAS_ITS_COLUMNS),
    check('requests_lost_reason', oneOf('lost_reason', LOST_REASONS)),
    check('requests_archived', sql.raw("(status = 'archived') = (archived_from IS NOT NULL)")),
    check('requests_merged_archived', sql.raw("merged_into IS NULL OR status = 'archived'")),
    check('requests_clock', sql.raw('(answer_due_at IS NULL) = (answer_warn_at IS NULL)')),
    index('requests_email').on(sql`lower(${table.email})`),
    index('requests_created').on(table.createdAt, table.id),
    index('requests_by_status').on(table.status, table.createdAt, table.id),
    // Without it every deleted quote reads the whole table for a request that names it.
    index('requests_quote').on(table.quoteId),
    index('requests_client').on(table.clientId, table.createdAt, table.id),
    // Whose clients have something open.
    index('requests_client_open').on(table.clientId).where(sql`${OPEN} AND merged_into IS NULL`),
    index('requests_merged').on(table.mergedInto),
    index('requests_by_kind').on(table.kind, table.createdAt, table.id),
    index('requests_current').on(table.createdAt, table.id).where(sql.raw("status <> 'archived'")),
    index('requests_open').on(table.createdAt, table.id).where(OPEN),
    index('requests_waiting').on(table.createdAt, table.id).where(MAY_WAIT),
    index('requests_snoozed').on(table.createdAt, table.id).where(sql.raw('snoozed_until IS NOT NULL')),
    index('requests_to_warn')
      .on(table.answerWarnAt)
      .where(sql.raw(`answer_warned_at IS NULL AND status IN (${listed(UNANSWERED)})`)),
    // By these another request of the same client is found.
    index('requests_phone').on(table.phoneE164).where(sql.raw("phone_e164 <> ''")),
    index('requests_name').on(sql`fold_text(${table.name})`, table.createdAt),
    index('requests_company')
      .on(sql`fold_text(${table.company})`, table.createdAt)
      .where(sql.raw("company <> ''")),
    index('requests_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
