import { and, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { signInFailures } from './table.ts';

/** Until when the last of these is closed; null when none is. */
export async function findClosed(db: Db, keys: readonly string[], now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(signInFailures.closedUntil) })
    .from(signInFailures)
    .where(and(inArray(signInFailures.key, [...keys]), gt(signInFailures.closedUntil, now)));
  return row?.until ?? null;
}

/** Counts one failure; those that ended before `since` are forgotten. Answers how many there are. */
export async function countFailure(db: Db, key: string, now: Date, since: Date): Promise<number> {
  const [row] = await db
    .insert(signInFailures)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`case when ${signInFailures.lastAt} < ${since} then 1 else ${signInFailures.failures} + 1 end`,
        lastAt: now,
      },
    })
    .returning({ failures: signInFailures.failures });
  return row?.failures ?? 0;
}

/** Lets nobody of this key try before. */
export async function closeSignIn(db: Db, key: string, until: Date): Promise<void> {
  await db.update(signInFailures).set({ closedUntil: until }).where(eq(signInFailures.key, key));
}

/** Starts counting anew. */
export async function forgetFailures(db: Db, key: string | undefined): Promise<void> {
  if (key !== undefined) await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Deletes some of the counts whose last failure is older. */
export function deleteOldFailures(db: Db, before: Date, limit: number): Promise<{ key: string }[]> {
  const old = db
    .select({ key: signInFailures.key })
    .from(signInFailures)
    .where(lt(signInFailures.lastAt, before))
    .limit(limit);
  return db
    .delete(signInFailures)
    .where(sql`${signInFailures.key} in ${old}`)
    .returning({ key: signInFailures.key });
}
