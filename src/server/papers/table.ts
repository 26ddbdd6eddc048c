import { sql } from 'drizzle-orm';
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/table.ts';
import { instant } from '../db/columns.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';

/** What somebody has seen in the portal: an account that has none has seen what was there before it. */
export const portalVisits = pgTable('portal_visits', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The newest document that was there when the list was last seen. */
  documentsSeenAt: instant().notNull(),
});

/** The same of the papers of one project. */
export const documentVisits = pgTable(
  'document_visits',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Who has seen them: a member, or whoever holds a link to this offer. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (table) => [
    check('document_visits_one', sql.raw('(account_id IS NULL) <> (offer_id IS NULL)')),
    unique('document_visits_whose').on(table.projectId, table.accountId, table.offerId).nullsNotDistinct(),
    index('document_visits_account').on(table.accountId),
    index('document_visits_offer').on(table.offerId),
  ],
);
