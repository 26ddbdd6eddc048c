import { inArray } from 'drizzle-orm';
import { accounts } from '../accounts/table.ts';
import type { Db } from '../db/pool.ts';
import { requests } from '../requests/table.ts';

/** Usernames by id, of the accounts that still are. */
export async function usernames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Numbers of requests by id, of those that still are. */
export async function requestNumbers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: requests.id, number: requests.number })
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
