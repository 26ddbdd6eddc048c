import { desc, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Db } from '../db/pool.ts';
import { backups } from './table.ts';

export type StoredBackup = typeof backups.$inferSelect;

const UNDEFINED_TABLE = '42P01';

/** Notes an attempt; a database of an older version, backed up before its update, has no such table yet. */
export async function noteAttempt(db: Db, attempt: typeof backups.$inferInsert): Promise<void> {
  await db
    .insert(backups)
    .values(attempt)
    .catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : error;
      if (!(cause instanceof DatabaseError && cause.code === UNDEFINED_TABLE)) throw error;
    });
}

/** The last attempt, whatever became of it. */
export async function lastAttempt(db: Db): Promise<StoredBackup | null> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.endedAt)).limit(1);
  return row ?? null;
}

/** Backups that are kept, newest first. */
export const keptBackups = (db: Db, limit: number): Promise<StoredBackup[]> =>
  db.select().from(backups).where(isNotNull(backups.file)).orderBy(desc(backups.at)).limit(limit);

/** Forgets backups whose files are gone, and all attempts that ended before. */
export async function forgetAttempts(db: Db, files: readonly string[], before: Date): Promise<void> {
  await db.delete(backups).where(or(inArray(backups.file, [...files]), lt(backups.endedAt, before)));
}
