import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CHECKLIST_STATES } from '#domain/projects/checklist-life.ts';
import { PROJECT_STATES } from '#domain/projects/project-life.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { STAGE_STATES } from '#domain/projects/stage-life.ts';
import { clients } from '../clients/table.ts';
import { instant, oneOf } from '../db/columns.ts';
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
    /** Cents with VAT, addenda included. */
    price: integer().notNull(),
    monthlyPrice: integer().notNull(),
    /** When the client was last told of messages: at most once an hour (business 7). */
    messagesMailedAt: instant(),
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
  },
  (table) => [
    check('project_stages_state', oneOf('state', STAGE_STATES)),
    uniqueIndex('project_stages_order').on(table.projectId, table.position),
    // Which of them take too long is said by it alone.
    index('project_stages_active')
      .on(table.startedOn, table.id, table.projectId, table.days)
      .where(sql.raw("state = 'active'")),
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
    acceptedOn: text(),
    /** What the client has handed in last in writing. */
    text: text().notNull().default(''),
    /** What the client is writing; the count goes up with each save, so that two windows do not overwrite each other. */
    draft: text().notNull().default(''),
    draftEdit: integer().notNull().default(0),
    draftSavedAt: instant(),
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
  ],
);

/** Files of clients that the operator has not been told of yet, by project. */
export const uploadNotices = pgTable('upload_notices', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  files: integer().notNull(),
  firstAt: instant().notNull(),
  lastAt: instant().notNull(),
});
