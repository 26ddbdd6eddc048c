import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Texts that replies begin with. */
export const replyTemplates = pgTable('reply_templates', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  text: text().notNull(),
  version: integer().notNull().default(0),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});
