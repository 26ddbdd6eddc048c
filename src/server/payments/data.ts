import { and, asc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { payments } from './table.ts';

export type StoredPayment = typeof payments.$inferSelect;
export type NewPayment = Pick<StoredPayment, 'id' | 'year' | 'name' | 'amount' | 'createdAt'> &
  Partial<StoredPayment>;

/** Adds calls at the end of those of a project that is locked. */
export async function insertPayments(
  transaction: Transaction,
  projectId: string,
  added: readonly NewPayment[],
): Promise<void> {
  if (added.length === 0) return;
  const [last] = await transaction
    .select({ position: max(payments.position) })
    .from(payments)
    .where(eq(payments.projectId, projectId));
  const first = (last?.position ?? 0) + 1;
  await transaction.insert(payments).values(
    added.map((payment, index) => ({
      state: 'open' as const,
      ...payment,
      projectId,
      position: first + index,
      updatedAt: payment.createdAt,
    })),
  );
}

/** Calls of projects, in their order. */
export const paymentsOf = (db: Db | Transaction, ids: readonly string[]): Promise<StoredPayment[]> =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.projectId, [...ids]))
    .orderBy(asc(payments.position));

/** Changes a call of a project that is locked. */
export async function updatePayment(
  transaction: Transaction,
  id: string,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await transaction.update(payments).set(changes).where(eq(payments.id, id));
}

/** A call; null when there is none. */
export async function findPayment(db: Db | Transaction, id: string): Promise<StoredPayment | null> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found ?? null;
}

const withoutIssuer = and(isNull(payments.issuerId), isNotNull(payments.askedAt));

/** Whether any call was asked for before it was kept under what. */
export async function hasUnissued(db: Db): Promise<boolean> {
  const found = await db.select({ id: payments.id }).from(payments).where(withoutIssuer).limit(1);
  return found.length > 0;
}

/** Has some of those calls go by these facts from now on; how many. */
export async function assumeIssuer(db: Db, issuerId: string, limit: number): Promise<number> {
  const some = db.select({ id: payments.id }).from(payments).where(withoutIssuer).limit(limit);
  const assumed = await db
    .update(payments)
    .set({ issuerId, issuerAssumed: true })
    .where(inArray(payments.id, some))
    .returning({ id: payments.id });
  return assumed.length;
}
