import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { aiUsage } from './table.ts';

/** Counts one more request of the day; false, and nothing is counted, when there were `limit` of them. */
export async function takeRequest(db: Db, day: string, limit: number): Promise<boolean> {
  const taken = await db
    .insert(aiUsage)
    .values({ day, requests: 1 })
    .onConflictDoUpdate({
      target: aiUsage.day,
      set: { requests: sql`${aiUsage.requests} + 1` },
      setWhere: lt(aiUsage.requests, limit),
    })
    .returning({ requests: aiUsage.requests });
  return taken.length === 1;
}

/** How many requests of the day were counted. */
export async function requestsOf(db: Db, day: string): Promise<number> {
  const [row] = await db.select({ requests: aiUsage.requests }).from(aiUsage).where(eq(aiUsage.day, day));
  return row?.requests ?? 0;
}
