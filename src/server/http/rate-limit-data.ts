import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { rateLimits } from './rate-limit-table.ts';

/** How far the clocks of instances, and of calls that overtake each other, may be apart, in milliseconds. */
const CLOCKS_APART = 60_000;

/** How much of a window is used, and when it ends. */
export interface Used {
  used: number;
  windowEnd: Date;
}

/** Counts one use; the statement is built once and named, so that each connection parses and plans it once. */
export function usageCounter(db: Db): (key: string, now: Date, windowEnd: Date) => Promise<Used> {
  const now = sql.placeholder('now');
  const end = sql.placeholder('windowEnd');
  // A window that ended, or that a clock set back would leave open for too long, starts anew.
  const stale = sql`(${rateLimits.windowEnd} <= ${now} or ${rateLimits.windowEnd} > ${sql.placeholder('latestEnd')})`;
  const statement = db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), used: 1, windowEnd: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${stale} then 1 else ${rateLimits.used} + 1 end`,
        windowEnd: sql`case when ${stale} then ${end} else ${rateLimits.windowEnd} end`,
      },
    })
    .returning({ used: rateLimits.used, windowEnd: rateLimits.windowEnd })
    .prepare('count_use');
  return async (key, at, windowEnd) => {
    const latestEnd = new Date(windowEnd.getTime() + CLOCKS_APART);
    const [row] = await statement.execute({ key, now: at, windowEnd, latestEnd });
    return row ?? { used: 1, windowEnd };
  };
}

/** Removes at most `limit` of the windows that have ended; answers how many. */
export async function deleteEndedWindows(db: Db | Transaction, now: Date, limit: number): Promise<number> {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.windowEnd, now))
    .orderBy(asc(rateLimits.windowEnd))
    .limit(limit);
  const deleted = await db
    .delete(rateLimits)
    // A window that began anew meanwhile stays.
    .where(and(inArray(rateLimits.key, ended), lt(rateLimits.windowEnd, now)))
    .returning({ key: rateLimits.key });
  return deleted.length;
}
