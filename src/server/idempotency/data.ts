import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { idempotencyKeys } from './table.ts';

/** A submission as it is recognised again. */
export interface Claim {
  keyHash: string;
  payloadHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Takes the key for this transaction and answers null, or the earlier submission that has it. Waits while another
 * transaction holds the key, at most as long as its lock_timeout allows.
 */
export async function claimKey(
  transaction: Transaction,
  claim: Claim,
): Promise<{ payloadHash: string; answer: object | null } | null> {
  const taken = await transaction
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: { ...claim, answer: null },
      setWhere: lte(idempotencyKeys.expiresAt, claim.createdAt),
    })
    .returning({ keyHash: idempotencyKeys.keyHash });
  if (taken.length > 0) return null;
  const [earlier] = await transaction
    .select({ payloadHash: idempotencyKeys.payloadHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, claim.keyHash));
  return earlier ?? null;
}

/** Keeps what everybody gets who submits the same again. */
export async function keepAnswer(transaction: Transaction, keyHash: string, answer: object): Promise<void> {
  await transaction.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.keyHash, keyHash));
}

/** Forgets submissions whose time is over; answers how many. */
export async function deleteEndedKeys(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  return rowCount ?? 0;
}

/** No statement of this transaction waits longer for what another one holds. */
export async function limitLockWait(transaction: Transaction, milliseconds: number): Promise<void> {
  await transaction.execute(sql.raw(`SET LOCAL lock_timeout = ${milliseconds}`));
}
