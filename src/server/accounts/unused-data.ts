import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AccountEvent, actionOf } from '#domain/accounts/account-events.ts';
import { auditLog } from '../audit/table.ts';
import { clientMembers } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import { accounts } from './table.ts';

type Reader = Db | Transaction;

/** Whether this has happened to an account at such a time. */
const hasHappened = (db: Reader, event: AccountEvent, at: SQL | undefined) =>
  exists(
    db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectType, 'account'),
          eq(auditLog.subjectId, sql`${accounts.id}::text`),
          eq(auditLog.action, actionOf(event)),
          at,
        ),
      ),
  );

/**
 * Nobody has signed in since, and no request, quote or offer is left that would belong to nobody without the account: a
 * contract keeps its request and its offer, with the project and payments of it, and these their account. Administrators
 * run the site, however seldom.
 */
const isUnused = (db: Reader, since: Date) => {
  const clientIds = db
    .select({ id: clientMembers.clientId })
    .from(clientMembers)
    .where(eq(clientMembers.accountId, accounts.id));
  return and(
    eq(accounts.role, 'customer'),
    isNotNull(accounts.emailVerifiedAt),
    lt(accounts.createdAt, since),
    not(hasHappened(db, 'signed-in', sql`${auditLog.at} >= ${since.toISOString()}::timestamptz`)),
    notExists(db.select({ id: requests.id }).from(requests).where(inArray(requests.clientId, clientIds))),
    notExists(db.select({ id: quotes.id }).from(quotes).where(inArray(quotes.clientId, clientIds))),
    notExists(db.select({ id: offers.id }).from(offers).where(inArray(offers.clientId, clientIds))),
    notExists(db.select({ id: projects.id }).from(projects).where(inArray(projects.clientId, clientIds))),
    notExists(
      db
        .select({ id: quotes.id })
        .from(quotes)
        .where(and(isNull(quotes.clientId), sql`lower(${quotes.client} ->> 'email') = ${accounts.emailKey}`)),
    ),
  );
};

/** Some of the accounts that nobody has used since and whose owner was not warned after. */
export const findUnwarned = (
  db: Db,
  { since, warnedAfter, limit }: { since: Date; warnedAfter: Date; limit: number },
): Promise<{ id: string }[]> =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isUnused(db, since), not(hasHappened(db, 'unused-warned', gt(auditLog.at, warnedAfter)))))
    .orderBy(asc(accounts.createdAt), accounts.id)
    .limit(limit);

/** Some of the accounts that nobody has used since and whose owner was warned in that time. */
export const findWarned = (
  db: Db,
  { since, warnedAfter, warnedBy, limit }: { since: Date; warnedAfter: Date; warnedBy: Date; limit: number },
): Promise<{ id: string }[]> =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        isUnused(db, since),
        hasHappened(db, 'unused-warned', and(gt(auditLog.at, warnedAfter), lte(auditLog.at, warnedBy))),
      ),
    )
    .orderBy(asc(accounts.createdAt), accounts.id)
    .limit(limit);

/** Whether nobody has used this account since. */
export async function isUnusedSince(transaction: Transaction, id: string, since: Date): Promise<boolean> {
  const [row] = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), isUnused(transaction, since)));
  return row !== undefined;
}
