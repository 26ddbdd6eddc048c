import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { auditLog } from './table.ts';

/** Notes who did what to what, in the transaction that does it; an entry holds no personal data. */
export async function insertAudit(
  transaction: Transaction,
  entry: typeof auditLog.$inferInsert,
): Promise<void> {
  await transaction.insert(auditLog).values(entry);
}

interface Page {
  actions: readonly string[];
  /** Only entries before this one. */
  after: number | undefined;
  limit: number;
}

/** Entries about one subject, the latest first. */
export const findEntries = (
  db: Db,
  { subjectType, subjectId }: Pick<typeof auditLog.$inferSelect, 'subjectType' | 'subjectId'>,
  { actions, after, limit }: Page,
): Promise<(typeof auditLog.$inferSelect)[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subjectType),
        eq(auditLog.subjectId, subjectId),
        inArray(auditLog.action, [...actions]),
        after === undefined ? undefined : lt(auditLog.id, after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
