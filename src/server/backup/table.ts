import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { BACKUP_FAILURES } from '#domain/backup/backup-texts.ts';
import { instant, oneOf } from '../db/columns.ts';

/** Backups that are kept, and attempts that failed: also of other machines, whose folders nobody sees from here. */
export const backups = pgTable(
  'backups',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** The instant whose data it holds. */
    at: instant().notNull(),
    endedAt: instant().notNull(),
    /** Path on the machine that made it; null of an attempt that failed. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    failure: text({ enum: BACKUP_FAILURES }),
  },
  (table) => [
    check('backups_failure', oneOf('failure', BACKUP_FAILURES)),
    check('backups_file', sql.raw('num_nonnulls(file, failure) = 1 AND (file IS NULL) = (bytes IS NULL)')),
    index('backups_ended').on(table.endedAt),
  ],
);
