import { and, desc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import type { Session } from './data.ts';
import { sessions } from './table.ts';

/** Sessions of the account, the last used first. */
export const findSessionsOf = (db: Db, accountId: string): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.usedAt), sessions.id);

/** Ends one of the account's sessions; false when it has none of this id. */
export async function deleteOwnSession(db: Transaction, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
