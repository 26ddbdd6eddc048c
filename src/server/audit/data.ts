import type { Transaction } from '../db/pool.ts';
import { auditLog } from './table.ts';

/** Notes who did what to what, in the transaction that does it; an entry holds no personal data. */
export async function insertAudit(
  transaction: Transaction,
  entry: typeof auditLog.$inferInsert,
): Promise<void> {
  await transaction.insert(auditLog).values(entry);
}
