import { and, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { signInFailures } from './table.ts';

/** A failure that was counted, and until when it has closed its key. */
export interface Counted {
  key: string;
  closedUntil: Date | null;
}

/** Until when the last of these is closed; null when none is. */
export async function findClosed(
  db: Db | Transaction,
  keys: readonly string[],
  now: Date,
): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(signInFailures.closedUntil) })
    .from(signInFailures)
    .where(and(inArray(signInFailures.key, [...keys]), gt(signInFailures.closedUntil, now)));
  return row?.until ?? null;
}

/** When a failure is counted, what is forgotten by then, and how long it closes its key: `longest` at most, in milliseconds. */
interface CountedAt {
  now: Date;
  since: Date;
  longest: number;
  delay: (failures: number) => number;
}

/**
 * Counts one failure, which closes the key for the time that `delay` says; failures that ended before `since` are
 * forgotten. Null while the key is closed. Others who count for it wait until the transaction ends.
 */
export async function countFailure(
  transaction: Transaction,
  key: string,
  { now, since, longest, delay }: CountedAt,
): Promise<Counted | null> {
  // A count that is closed for longer than any is was made by a clock that went ahead.
  const aheadOf = new Date(now.getTime() + longest);
  const isForgotten = sql`(${signInFailures.lastAt} < ${since} or ${signInFailures.closedUntil} > ${aheadOf})`;
  const [row] = await transaction
    .insert(signInFailures)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`case when ${isForgotten} then 1 else ${signInFailures.failures} + 1 end`,
        lastAt: now,
        closedUntil: null,
      },
      setWhere: sql`coalesce(${signInFailures.closedUntil} <= ${now} or ${signInFailures.closedUntil} > ${aheadOf}, true)`,
    })
    .returning({ failures: signInFailures.failures });
  if (!row) return null;
  const wait = delay(row.failures);
  if (wait === 0) return { key, closedUntil: null };
  const closedUntil = new Date(now.getTime() + wait);
  await transaction.update(signInFailures).set({ closedUntil }).where(eq(signInFailures.key, key));
  return { key, closedUntil };
}

/** Takes back a failure that was none, and what it has closed. */
export async function uncountFailure(db: Db, { key, closedUntil }: Counted): Promise<void> {
  const opened = sql`case when ${signInFailures.closedUntil} = ${closedUntil} then null else ${signInFailures.closedUntil} end`;
  await db
    .update(signInFailures)
    .set({
      failures: sql`greatest(${signInFailures.failures} - 1, 0)`,
      ...(closedUntil && { closedUntil: opened }),
    })
    .where(eq(signInFailures.key, key));
}

/** Starts counting anew. */
export async function forgetFailures(db: Db, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
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
