import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/pool.ts';
import * as schema from '#server/db/schema.ts';

/** What a start puts in by itself: the price book, the token of the set-up link; and what counts visits. */
const OF_THE_START = ['price_books', 'admin_setup', 'rate_limits'];

/** Names of the tables in which somebody has left something. */
export async function tablesInUse(db: Db): Promise<string[]> {
  const tables = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => !OF_THE_START.includes(getTableName(table)));
  const found = [];
  for (const table of tables) {
    const rows = await db.select({ one: sql`1` }).from(table).limit(1);
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found;
}
