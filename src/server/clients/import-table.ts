import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { KnownClient } from '#domain/clients/import-plan.ts';
import { instant } from '../db/columns.ts';
import { clients } from './table.ts';

/** What a table that was brought in has made of clients, for as long as that can be taken back. */
export const clientImportRows = pgTable(
  'client_import_rows',
  {
    importId: uuid().notNull(),
    clientId: uuid()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    importedAt: instant().notNull(),
    /** What the client was; null where the table has made it. */
    before: jsonb().$type<KnownClient>(),
    /** Fingerprint of what it became: one that is another by now was changed since. */
    after: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.clientId] }),
    index('client_import_rows_client').on(table.clientId),
    index('client_import_rows_age').on(table.importedAt),
  ],
);
