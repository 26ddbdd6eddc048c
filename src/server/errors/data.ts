import { desc, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { errorReports } from './table.ts';

/** Stores a report; where its fingerprint is known, that row's count grows. */
export async function insertReport(db: Db, row: typeof errorReports.$inferInsert): Promise<void> {
  const { lastSeen, errorId } = row;
  await db
    .insert(errorReports)
    .values(row)
    .onConflictDoUpdate({
      target: errorReports.fingerprint,
      set: { count: sql`${errorReports.count} + 1`, lastSeen, errorId },
    });
}

/** Deletes what was last seen before. */
export async function deleteReportsBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(errorReports).where(lt(errorReports.lastSeen, before));
  return rowCount ?? 0;
}

/** Deletes all but the newest `kept` rows. */
export async function deleteReportsOver(db: Db, kept: number): Promise<number> {
  const newest = db
    .select({ fingerprint: errorReports.fingerprint })
    .from(errorReports)
    .orderBy(desc(errorReports.lastSeen))
    .limit(kept);
  const { rowCount } = await db.delete(errorReports).where(notInArray(errorReports.fingerprint, newest));
  return rowCount ?? 0;
}
