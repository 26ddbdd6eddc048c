import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/table.ts';
import { instant } from '../db/columns.ts';
import { clients } from './table.ts';

const ofClient = () =>
  uuid()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' });

/** People of a client, as the operator knows them. */
export const clientContacts = pgTable(
  'client_contacts',
  {
    id: uuid().primaryKey(),
    clientId: ofClient(),
    name: text().notNull(),
    role: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    version: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('client_contacts_of').on(table.clientId, table.createdAt, table.id),
    index('client_contacts_email').on(sql`lower(${table.email})`),
  ],
);

/** What the operator notes about a client. A table of its own, so that no answer to a client can carry it by accident. */
export const clientNotes = pgTable('client_notes', {
  clientId: uuid()
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  text: text().notNull(),
  updatedAt: instant().notNull(),
});

/** Mailed invitations to become a member; the token itself is made from the row's id and the keys of the installation. */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    id: uuid().primaryKey(),
    clientId: ofClient(),
    email: text().notNull(),
    /** One text for the writings of one address (domain/kernel/email.ts). */
    emailKey: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    acceptedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    revokedAt: instant(),
  },
  (table) => [
    index('client_invitations_of').on(table.clientId, table.createdAt),
    index('client_invitations_accepted_by').on(table.acceptedBy),
    uniqueIndex('client_invitations_open')
      .on(table.clientId, table.emailKey)
      .where(sql.raw('accepted_at IS NULL AND revoked_at IS NULL')),
  ],
);
