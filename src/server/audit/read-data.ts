import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { LIST_ROWS } from '#domain/api/keyset.ts';
import { accounts } from '../accounts/table.ts';
import type { Db } from '../db/pool.ts';
import { requests } from '../requests/table.ts';
import { auditLog } from './table.ts';

export type AuditEntry = typeof auditLog.$inferSelect;

/** Which entries: those before one, of one subject. */
export interface AuditFilter {
  after?: number | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
}

/** A part of the log, newest first. */
export const findAudit = (db: Db, { after, subjectType, subjectId }: AuditFilter): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        after === undefined ? undefined : lt(auditLog.id, after),
        subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(LIST_ROWS);

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
