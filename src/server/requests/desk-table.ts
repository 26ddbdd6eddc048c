import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { NOTE_KINDS } from '#domain/requests/note-kinds.ts';
import { accounts } from '../accounts/table.ts';
import { instant, oneOf } from '../db/columns.ts';
import { requests } from './table.ts';

/** What the operator notes about a request. A table of its own, so that no answer to a client can carry it by accident. */
export const requestNotes = pgTable(
  'request_notes',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTE_KINDS }).notNull(),
    text: text().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('request_notes_kind', oneOf('kind', NOTE_KINDS)),
    index('request_notes_of').on(table.requestId, table.createdAt, table.id),
    index('request_notes_account').on(table.accountId),
  ],
);

/** Texts that replies begin with. */
export const replyTemplates = pgTable('reply_templates', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  text: text().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});
