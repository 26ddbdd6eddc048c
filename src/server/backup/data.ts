import { desc, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Db } from '../db/pool.ts';
import { backups } from './table.ts';

export type StoredBackup = typeof backups.$inferSelect;

const UNDEFINED_TABLE = '42P01';

/** A database of an older version, backed up before its update, has no such table yet, and notes nothing. */
const unlessOlder = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : error;
    if (!(cause instanceof DatabaseError && cause.code === UNDEFINED_TABLE)) throw error;
  });

export async function noteAttempt(db: Db, attempt: typeof backups.$inferInsert): Promise<void> {
  await unlessOlder(db.insert(backups).values(attempt).execute());
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
  const isOver = or(inArray(backups.file, [...files]), lt(backups.endedAt, before));
  await unlessOlder(db.delete(backups).where(isOver).execute());
}
