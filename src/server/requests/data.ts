import { eq, lt, lte, sql } from 'drizzle-orm';
import type { RequestAnswer } from '#domain/requests/contract.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { auditLog, idempotencyKeys, serviceRequests } from './table.ts';

export type StoredRequest = typeof serviceRequests.$inferSelect;

/** Stores a request and gives it its number. */
export async function insertRequest(
  transaction: Transaction,
  row: typeof serviceRequests.$inferInsert,
): Promise<StoredRequest> {
  const [inserted] = await transaction.insert(serviceRequests).values(row).returning();
  if (!inserted) throw new Error('The service request was not inserted');
  return inserted;
}

export async function findRequest(db: Db, id: string): Promise<StoredRequest | null> {
  const [row] = await db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  return row ?? null;
}

/** The number the next request is likely to get. */
export async function nextNumber(db: Db): Promise<number> {
  const next = sql<number>`coalesce(max(${serviceRequests.number}), 0) + 1`.mapWith(Number);
  const [row] = await db.select({ next }).from(serviceRequests);
  return row?.next ?? 1;
}

export async function insertAudit(
  transaction: Transaction,
  entry: typeof auditLog.$inferInsert,
): Promise<void> {
  await transaction.insert(auditLog).values(entry);
}

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
): Promise<{ payloadHash: string; answer: RequestAnswer | null } | null> {
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

export async function keepAnswer(
  transaction: Transaction,
  keyHash: string,
  answer: RequestAnswer,
): Promise<void> {
  await transaction.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.keyHash, keyHash));
}

/** Forgets submissions whose time is over. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
