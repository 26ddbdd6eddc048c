import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHECKLIST_STATES } from '#domain/projects/checklist-life.ts';
import { PROJECT_STATES } from '#domain/projects/project-life.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { DELIVERY_ANSWERS, STAGE_STATES } from '#domain/projects/stage-life.ts';
import { accounts } from '../accounts/table.ts';
import { clients } from '../clients/table.ts';
import { instant, oneOf } from '../db/columns.ts';
import { messages } from '../messages/table.ts';
import { offers } from '../offers/table.ts';

/** Work that an accepted offer has begun (business 3). */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    /** The offer that began it; its addenda are offers of their own. */
    offerId: uuid()
      .notNull()
      .unique()
      .references(() => offers.id),
    clientId: uuid()
      .notNull()
      .references(() => clients.id),
    /** Number of the offer. */
    number: text().notNull(),
    name: text().notNull(),
    state: text({ enum: PROJECT_STATES }).notNull(),
    pausedFrom: text({ enum: PROJECT_STATES }),
    /** First day of work, and the last one as it was agreed. */
    startOn: text().notNull(),
    launchOn: text().notNull(),
    /** When it was launched; since then its report can be had. */
    launchedAt: instant(),
    /** Where what was launched is; empty where it has no address. */
    liveUrl: text().notNull().default(''),
    /** Cents with VAT, addenda included. */
    price: integer().notNull(),
    monthlyPrice: integer().notNull(),
    /** When the client was last told of messages: at most once an hour (business 7). */
    messagesMailedAt: instant(),
    /** Goes up with each change of what it says: who changes what they saw before it is told to look again. */
    version: integer().notNull().default(0),
    /** What its client is searched by; triggers keep it, so that one index finds words of both. */
    clientText: text().notNull().default(''),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(number || ' ' || name || ' ' || client_text)`),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('projects_state', oneOf('state', PROJECT_STATES)),
    check('projects_paused', sql.raw("(state = 'paused') = (paused_from IS NOT NULL)")),
    index('projects_created').on(table.createdAt, table.id),
    index('projects_by_state').on(table.state, table.createdAt, table.id),
    index('projects_client').on(table.clientId, table.createdAt, table.id),
    index('projects_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Parts of the work of a project, in order. */
export const projectStages = pgTable(
  'project_stages',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    /** Working days. */
    days: integer().notNull(),
    /** What it counts in the progress. */
    weight: integer().notNull(),
    state: text({ enum: STAGE_STATES }).notNull(),
    notBefore: text(),
    startedOn: text(),
    deliveredOn: text(),
    approvedOn: text(),
    /** Why the client has returned it the last time, and when; each time is with its delivery. */
    returnReason: text().notNull().default(''),
    returnedOn: text(),
    /** Goes up with each change: who answers what they saw before it is told to look again. */
    version: integer().notNull().default(0),
  },
  (table) => [
    check('project_stages_state', oneOf('state', STAGE_STATES)),
    uniqueIndex('project_stages_order').on(table.projectId, table.position),
    // Which of them take too long is said by it alone.
    index('project_stages_active')
      .on(table.startedOn, table.id, table.projectId, table.days)
      .where(sql.raw("state = 'active'")),
    // And which of them the client has returned.
    index('project_stages_returned')
      .on(table.returnedOn, table.id, table.projectId)
      .where(sql.raw("state = 'active' AND returned_on IS NOT NULL")),
  ],
);

/** What the client was given to look at each time a stage was delivered, and what was said of it. */
export const stageDeliveries = pgTable(
  'stage_deliveries',
  {
    id: uuid().primaryKey(),
    stageId: uuid()
      .notNull()
      .references(() => projectStages.id, { onDelete: 'cascade' }),
    /** Among those of its stage. */
    position: integer().notNull(),
    /** Web address where it can be seen. */
    url: text().notNull().default(''),
    text: text().notNull().default(''),
    deliveredOn: text().notNull(),
    answer: text({ enum: DELIVERY_ANSWERS }),
    /** Why the client has returned it. */
    reason: text().notNull().default(''),
    answeredOn: text(),
    /** Name of whom of the client has answered. */
    answeredBy: text().notNull().default(''),
    /** The operator's note of how it was said, where the client did not press the button. */
    notedHow: text().notNull().default(''),
  },
  (table) => [
    check('stage_deliveries_answer', oneOf('answer', DELIVERY_ANSWERS)),
    check('stage_deliveries_answered', sql.raw('(answer IS NULL) = (answered_on IS NULL)')),
    uniqueIndex('stage_deliveries_order').on(table.stageId, table.position),
  ],
);

/** What the client of a project has to bring. */
export const checklistItems = pgTable(
  'checklist_items',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The stage that cannot go on without it. */
    stageId: uuid().references(() => projectStages.id, { onDelete: 'set null' }),
    position: integer().notNull(),
    /** What it comes from: a feature, "logo", "page"; "own" for one of the operator's. */
    kind: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    state: text({ enum: CHECKLIST_STATES }).notNull(),
    dueOn: text().notNull(),
    returnReason: text().notNull().default(''),
    broughtOn: text(),
    /** The operator has noted that it came by mail or by hand, while no file of it was here. */
    cameElsewhere: boolean().notNull().default(false),
    acceptedOn: text(),
    /** What the client has handed in last in writing. */
    text: text().notNull().default(''),
    /** What the client is writing; the count goes up with each save, so that two windows do not overwrite each other. */
    draft: text().notNull().default(''),
    draftEdit: integer().notNull().default(0),
    draftSavedAt: instant(),
    /** Goes up with each change that the operator sees, files included: who decides on what they saw before is told to look again. */
    version: integer().notNull().default(0),
  },
  (table) => [
    check(
      'checklist_items_texts',
      sql.raw(`greatest(char_length(text), char_length(draft)) <= ${PROJECT_LIMITS.itemText}`),
    ),
    check('checklist_items_state', oneOf('state', CHECKLIST_STATES)),
    uniqueIndex('checklist_items_order').on(table.projectId, table.position),
    index('checklist_items_stage').on(table.stageId),
    // Whose they are stands in it, too, so that those of closed projects are passed over without being read.
    index('checklist_items_late')
      .on(table.dueOn, table.projectId)
      .where(sql.raw("state IN ('asked', 'returned')")),
    // What waits for the operator to look at it.
    index('checklist_items_brought').on(table.broughtOn, table.projectId).where(sql.raw("state = 'brought'")),
  ],
);

/** What clients have uploaded and handed in that the operator has not been told of yet, by project. */
export const uploadNotices = pgTable(
  'upload_notices',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    files: integer().notNull(),
    /** Items of the checklist that were handed in. */
    items: integer().notNull().default(0),
    /** Whose they are; nobody's account where they came by a link. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Several people have brought them. */
    isOfSeveral: boolean().notNull().default(false),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index('upload_notices_account').on(table.accountId)],
);

/** Changes that clients ask for (business 5). What they say is the message they hang on; taken back, it asks for nothing. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    messageId: uuid()
      .notNull()
      .unique()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** The addendum that answers it; a draft that is thrown away leaves the question open. */
    addendumId: uuid().references(() => offers.id, { onDelete: 'set null' }),
    /** What the operator has answered where nothing is to be changed. */
    answer: text().notNull().default(''),
    declinedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('change_requests_answered', sql.raw("(declined_at IS NULL) = (answer = '')")),
    index('change_requests_project').on(table.projectId, table.createdAt, table.id),
    index('change_requests_addendum').on(table.addendumId),
    // The day of the operator looks for what waits alone.
    index('change_requests_waiting')
      .on(table.createdAt, table.id)
      .where(sql.raw('addendum_id IS NULL AND declined_at IS NULL')),
  ],
);

/** Addresses of calendars: who has one sees the days of one project, and nothing else. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Whose it is: of a member, or of whoever holds a link to this offer. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('calendar_feeds_one', sql.raw('(account_id IS NULL) <> (offer_id IS NULL)')),
    unique('calendar_feeds_whose').on(table.projectId, table.accountId, table.offerId).nullsNotDistinct(),
    index('calendar_feeds_account').on(table.accountId),
    index('calendar_feeds_offer').on(table.offerId),
  ],
);
