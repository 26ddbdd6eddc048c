import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type ConstructorOptions, fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '../db/pool.ts';

/** The pool as pg-boss uses it. */
export const queueDatabase = (pool: Pool): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => pool.query(text, values),
});

/** Adds jobs inside the caller's transaction. */
export async function insertJobs(
  boss: PgBoss,
  transaction: Transaction,
  queue: string,
  jobs: readonly object[],
  startAfter: number,
): Promise<void> {
  await boss.insert(
    queue,
    jobs.map((data) => ({ data, startAfter })),
    { db: fromDrizzle(transaction, sql) },
  );
}
