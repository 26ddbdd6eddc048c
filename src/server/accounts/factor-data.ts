import { and, asc, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import type { Account } from './data.ts';
import { accounts, passkeyChallenges, passkeys, recoveryCodes, sessions } from './table.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** The account's passkeys, the oldest first. */
export const findPasskeys = (db: Db | Transaction, accountId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** A passkey with its account. */
export async function findPasskey(
  db: Db | Transaction,
  id: string,
): Promise<{ passkey: Passkey; account: Account } | null> {
  const [row] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.id, id));
  return row ?? null;
}

/** Stores a passkey; false when somebody has it already. */
export async function insertPasskey(transaction: Transaction, passkey: Passkey): Promise<boolean> {
  const inserted = await transaction
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/** Removes a passkey of the account; false when it has none of this id. */
export async function deletePasskey(
  transaction: Transaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const deleted = await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Notes a use of a passkey, whose counter never goes back. */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db
    .update(passkeys)
    .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, usedAt: now })
    .where(eq(passkeys.id, id));
}

/** Stores a challenge for a browser. */
export async function insertChallenge(
  db: Db,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Uses a challenge; false when it is not this browser's, was used, or is over. */
export async function consumeChallenge(
  db: Db,
  { challengeHash, browserId }: Omit<typeof passkeyChallenges.$inferInsert, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.browserId, browserId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return used.length > 0;
}

/** Deletes some of the challenges that are over. */
export function deleteOldChallenges(db: Db, now: Date, limit: number): Promise<{ hash: string }[]> {
  const old = db
    .select({ challengeHash: passkeyChallenges.challengeHash })
    .from(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, now))
    .limit(limit);
  return db
    .delete(passkeyChallenges)
    .where(sql`${passkeyChallenges.challengeHash} in ${old}`)
    .returning({ hash: passkeyChallenges.challengeHash });
}

/** Stores codes in place of all before. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(transaction, accountId);
  await transaction.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, accountId })));
}

/** Voids the account's codes. */
export async function deleteRecoveryCodes(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Uses the code that has one of these hashes; false when there is none that was not used. */
export async function consumeRecoveryCode(
  transaction: Transaction,
  accountId: string,
  hashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        inArray(recoveryCodes.codeHash, [...hashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length > 0;
}

/** How many codes of the account were not used. */
export async function countRecoveryCodes(db: Db | Transaction, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Opens dangerous actions in a session from now on. */
export async function confirmSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id));
}
