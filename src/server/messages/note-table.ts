import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { NOTE_KINDS } from '#domain/messages/note.ts';
import { accounts } from '../accounts/table.ts';
import { instant, oneOf } from '../db/columns.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';

/**
 * What the operator notes beside the messages about one record. A table of its own, so that no answer to a client can carry
 * it by accident; with foreign keys, so that no note outlives what it is about.
 */
export const conversationNotes = pgTable(
  'conversation_notes',
  {
    id: uuid().primaryKey(),
    requestId: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTE_KINDS }).notNull(),
    text: text().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Made by the sender: a sending that comes again is the same note (decision 136). */
    sendId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('conversation_notes_kind', oneOf('kind', NOTE_KINDS)),
    check('conversation_notes_about_one', sql.raw('num_nonnulls(request_id, offer_id, project_id) = 1')),
    index('conversation_notes_of_request').on(table.requestId, table.createdAt, table.id),
    index('conversation_notes_of_offer').on(table.offerId, table.createdAt, table.id),
    index('conversation_notes_of_project').on(table.projectId, table.createdAt, table.id),
    uniqueIndex('conversation_notes_sending')
      .on(sql`coalesce(request_id, offer_id, project_id)`, table.sendId)
      .where(sql.raw('send_id IS NOT NULL')),
    index('conversation_notes_account').on(table.accountId),
  ],
);
