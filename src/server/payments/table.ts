import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { STORED_PAYMENT_STATES } from '#domain/payments/payment-life.ts';
import { instant, oneOf } from '../db/columns.ts';
import { issuers } from '../legal/table.ts';
import { projectStages, projects } from '../projects/table.ts';

/** Calls for parts of the price of a project (business 3). Overdue is seen by the due day. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    serial: integer().generatedAlwaysAsIdentity().notNull().unique(),
    /** Local year in which it was made, part of the number. */
    year: integer().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The stage after which it is asked for; null for one of the agreement. */
    stageId: uuid().references(() => projectStages.id),
    /** The addendum that has agreed on it, 1 for the first; 0 of the offer that began the project, and of calls made since. */
    addendum: integer().notNull().default(0),
    position: integer().notNull(),
    name: text().notNull(),
    /** Cents with VAT. */
    amount: integer().notNull(),
    state: text({ enum: STORED_PAYMENT_STATES }).notNull(),
    /** Null until it is asked for. */
    dueOn: text(),
    askedAt: instant(),
    /** Under what configuration it was asked for, the account among it; null until then. */
    issuerId: text().references(() => issuers.id),
    /** As of a revision of an offer. */
    issuerAssumed: boolean().notNull().default(false),
    paidOn: text(),
    /** The call of which a part was paid; this one is a part of it. */
    partOf: uuid().references((): AnyPgColumn => payments.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('payments_state', oneOf('state', STORED_PAYMENT_STATES)),
    check('payments_amount', sql.raw('amount > 0')),
    check('payments_paid', sql.raw("(state = 'paid') = (paid_on IS NOT NULL)")),
    uniqueIndex('payments_order').on(table.projectId, table.position),
    index('payments_created').on(table.createdAt, table.id),
    index('payments_by_state').on(table.state, table.createdAt, table.id),
    index('payments_due').on(table.dueOn, table.id).where(sql.raw("state = 'open'")),
    index('payments_stage').on(table.stageId),
    index('payments_part').on(table.partOf),
    index('payments_issuer').on(table.issuerId),
  ],
);
