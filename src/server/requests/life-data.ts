import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import type { StoredRequest } from './data.ts';
import { requests } from './table.ts';

/** The request that stands for this one: the one it was joined to, or itself. Null when it is gone. */
async function keptId(db: Db | Transaction, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: sql<string>`coalesce(${requests.mergedInto}, ${requests.id})` })
    .from(requests)
    .where(eq(requests.id, id));
  return row?.id ?? null;
}

/** Until the transaction ends, nobody else takes a step with the request. Null when it is gone. */
export async function lockRequest(transaction: Transaction, id: string): Promise<StoredRequest | null> {
  const [row] = await transaction.select().from(requests).where(eq(requests.id, id)).for('update');
  return row ?? null;
}

/** The same of the request that stands for this one, should it be joined to another meanwhile, too. */
export async function lockKeptRequest(transaction: Transaction, id: string): Promise<StoredRequest | null> {
  const kept = await keptId(transaction, id);
  const locked = kept === null ? null : await lockRequest(transaction, kept);
  return locked?.mergedInto ? lockKeptRequest(transaction, locked.id) : locked;
}

/** Changes a request that is locked. */
export async function updateRequest(
  transaction: Transaction,
  id: string,
  changes: Partial<typeof requests.$inferInsert>,
): Promise<void> {
  await transaction.update(requests).set(changes).where(eq(requests.id, id));
}
