import { lt } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { consents } from './table.ts';

/** Stores a decision; the same one again changes nothing. */
export async function insertConsent(db: Db, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row).onConflictDoNothing();
}

/** Deletes decisions that have ended before. */
export async function deleteConsentsEndedBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(consents).where(lt(consents.expiresAt, before));
  return rowCount ?? 0;
}
