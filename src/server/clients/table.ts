import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/table.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

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
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('clients_created').on(table.createdAt, table.id)],
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
