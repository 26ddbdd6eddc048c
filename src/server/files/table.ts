import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { FILE_REFUSAL_NAMES } from '#domain/files/file-refusals.ts';
import { FILE_PURPOSES, FILE_STATES } from '#domain/files/file-schema.ts';
import { FILE_TYPE_NAMES } from '#domain/files/file-types.ts';
import { MESSAGE_SIDES, MESSAGE_SUBJECTS } from '#domain/messages/message.ts';
import { accounts } from '../accounts/table.ts';
import { clients } from '../clients/table.ts';
import { instant, oneOf } from '../db/columns.ts';
import { messages } from '../messages/table.ts';
import { checklistItems, stageDeliveries } from '../projects/table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What the store holds, by the SHA-256 of its bytes; deleted when no file has had it for a day (decision 128). */
export const fileContents = pgTable(
  'file_contents',
  {
    sha256: text().primaryKey(),
    bytes: integer().notNull(),
    /** Since when a sweep has found no file with it. */
    unusedSince: instant(),
    /** When a sweep has begun to take it out of the store; the row goes once it is out. */
    removedAt: instant(),
  },
  (table) => [
    check('file_contents_sha256', sql.raw("sha256 ~ '^[0-9a-f]{64}$'")),
    index('file_contents_unused').on(table.unusedSince).where(sql.raw('unused_since IS NOT NULL')),
  ],
);

/** Files of requests, offers and projects: those on their way, too. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    subjectType: text({ enum: MESSAGE_SUBJECTS }).notNull(),
    /** No foreign key: files know no room. Whoever deletes the record deletes its files. */
    subjectId: uuid().notNull(),
    purpose: text({ enum: FILE_PURPOSES }).notNull().default('record'),
    /** The item of the checklist that it was brought for. */
    itemId: uuid().references(() => checklistItems.id, { onDelete: 'set null' }),
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    deliveryId: uuid().references(() => stageDeliveries.id, { onDelete: 'cascade' }),
    clientId: uuid().references(() => clients.id, { onDelete: 'set null' }),
    side: text({ enum: MESSAGE_SIDES }).notNull(),
    /** Null for the holder of a secret link, and once the account is gone. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Made by the browser, so that one person who begins twice has one upload; null once it was sent with something. */
    uploadKey: text(),
    name: text().notNull(),
    state: text({ enum: FILE_STATES }).notNull(),
    refusal: text({ enum: FILE_REFUSAL_NAMES }),
    /** As they were announced; of a file that is ready, as they are kept. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** How often looking at it was begun and has not come to its end. */
    attempts: integer().notNull().default(0),
    type: text({ enum: FILE_TYPE_NAMES }),
    sha256: text().references(() => fileContents.sha256),
    width: integer(),
    height: integer(),
    previewSha256: text().references(() => fileContents.sha256),
    createdAt: instant().notNull(),
    /** When it became a file for the other side: when it was ready, or its message was sent. */
    addedAt: instant(),
    /** When a part of it came last, or it was not taken. */
    touchedAt: instant().notNull(),
  },
  (table) => [
    check('files_subject', oneOf('subject_type', MESSAGE_SUBJECTS)),
    check('files_purpose', oneOf('purpose', FILE_PURPOSES)),
    check(
      'files_for',
      sql.raw(
        "(item_id IS NULL OR purpose = 'item') AND (message_id IS NULL OR purpose = 'message') AND (delivery_id IS NULL OR purpose = 'delivery')",
      ),
    ),
    check('files_side', oneOf('side', MESSAGE_SIDES)),
    check('files_state', oneOf('state', FILE_STATES)),
    check('files_received', sql.raw("state <> 'uploading' OR received BETWEEN 0 AND bytes")),
    check(
      'files_ready',
      sql.raw("(state = 'ready') = (sha256 IS NOT NULL) AND (state = 'ready') = (type IS NOT NULL)"),
    ),
    check('files_refused', sql.raw("(state = 'refused') = (refusal IS NOT NULL)")),
    // Of two holders of links, the lock of the record keeps one upload (uploads.ts).
    uniqueIndex('files_upload').on(
      table.subjectType,
      table.subjectId,
      table.side,
      table.uploadKey,
      table.accountId,
    ),
    index('files_of').on(table.subjectType, table.subjectId, table.createdAt, table.id),
    index('files_item').on(table.itemId),
    index('files_message').on(table.messageId),
    index('files_delivery').on(table.deliveryId),
    index('files_client').on(table.clientId, table.side),
    index('files_account').on(table.accountId),
    index('files_content').on(table.sha256),
    index('files_preview').on(table.previewSha256),
    index('files_unsent')
      .on(table.touchedAt)
      .where(sql.raw("purpose IN ('message', 'delivery') AND message_id IS NULL AND delivery_id IS NULL")),
    index('files_unfinished').on(table.touchedAt).where(sql.raw("state <> 'ready'")),
  ],
);

/** Parts of files that are on their way. */
export const fileChunks = pgTable(
  'file_chunks',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    offset: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.offset] })],
);
