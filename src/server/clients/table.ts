import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { CLIENT_ORIGINS } from '#domain/clients/client-origins.ts';
import { accounts } from '../accounts/table.ts';
import { instant, oneOf } from '../db/columns.ts';

/** Persons and firms that the operator works for, with what an invoice needs (business 1). */
export const clients = pgTable(
  'clients',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Identification numbers; empty where there is none. */
    ico: text().notNull().default(''),
    dic: text().notNull().default(''),
    icDph: text().notNull().default(''),
    street: text().notNull().default(''),
    city: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    /** Counts the changes of the texts above, and below those of the note about it. */
    version: integer().notNull().default(0),
    noteVersion: integer().notNull().default(0),
    /** How it came to be; one that its members have not entered outlives them. */
    origin: text({ enum: CLIENT_ORIGINS }).notNull().default('account'),
    /** Names, e-mails and telephones of its contacts; a trigger keeps it. */
    contactsText: text().notNull().default(''),
    /** Without case and diacritics; a search folds what it looks for in the same way. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || ' ' || ico || ' ' || dic || ' ' || ic_dph || ' ' || street || ' ' || postal_code || ' ' || city || ' ' || contacts_text)`,
      ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('clients_origin', oneOf('origin', CLIENT_ORIGINS)),
    index('clients_created').on(table.createdAt, table.id),
    index('clients_ico').on(table.ico),
    index('clients_name').on(sql`fold_text(${table.name})`),
    index('clients_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Accounts that see what belongs to a client: the only way in which a customer sees anything (business 2). */
export const clientMembers = pgTable(
  'client_members',
  {
    clientId: uuid()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.accountId] }),
    index('client_members_account').on(table.accountId),
  ],
);
