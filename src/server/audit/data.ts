import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { isInnerAction } from '#domain/audit/inner-actions.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { auditLog } from './table.ts';

/** PostgreSQL channel on which every entry is announced as "type id" once it is in force. */
export const CHANGES_CHANNEL = 'changes';
/** Before the subject of what the operator alone may hear of. */
export const INNER_MARK = 'inner ';
/** Before the subject of what clients alone are told of. */
export const OUTER_MARK = 'outer ';

/**
 * Notes who did what to what, in the transaction that does it; an entry holds no personal data. Whoever looks at the
 * subject hears of it after the commit.
 */
export async function insertAudit(
  transaction: Transaction,
  entry: typeof auditLog.$inferInsert,
): Promise<void> {
  const mark = isInnerAction(entry.action) ? INNER_MARK : '';
  const subject = sql`${mark} || ${entry.subjectType} || ' ' || ${entry.subjectId}`;
  await transaction
    .insert(auditLog)
    .values(entry)
    .returning({ told: sql`pg_notify(${CHANGES_CHANNEL}, ${subject})` });
}

/** Tells open pages of clients, once it is in force, of a change that is no act to be noted. */
export async function announceToClients(
  transaction: Transaction,
  { subjectType, subjectId }: Pick<typeof auditLog.$inferInsert, 'subjectType' | 'subjectId'>,
): Promise<void> {
  const subject = `${OUTER_MARK}${subjectType} ${subjectId}`;
  await transaction.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${subject})`);
}

export type AuditEntry = typeof auditLog.$inferSelect;

/** Which entries: those before one, of one subject, of some actions; all of them where nothing is said. */
export interface AuditFilter {
  after?: number | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  actions?: readonly string[] | undefined;
}

/** A part of the log, the latest first. */
export const findEntries = (
  db: Db,
  { after, subjectType, subjectId, actions }: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        after === undefined ? undefined : lt(auditLog.id, after),
        subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        actions === undefined ? undefined : inArray(auditLog.action, [...actions]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
