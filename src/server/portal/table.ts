import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/table.ts';
import { instant } from '../db/columns.ts';

/** What somebody has seen in the portal: an account that has none has seen what was there before it. */
export const portalVisits = pgTable('portal_visits', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The newest document that was there when the list was last seen. */
  documentsSeenAt: instant().notNull(),
});
