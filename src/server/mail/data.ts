import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  min,
  ne,
  notExists,
  notLike,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../db/pool.ts';
import { mails } from './table.ts';

export type StoredMail = typeof mails.$inferSelect;

export async function insertMails(
  transaction: Transaction,
  rows: readonly (typeof mails.$inferInsert)[],
): Promise<void> {
  await transaction.insert(mails).values([...rows]);
}

export async function findMail(db: Db, id: string): Promise<StoredMail | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** The mail of a kind that was written last. */
export async function findLatestMail(db: Db | Transaction, kind: string): Promise<StoredMail | null> {
  const [row] = await db
    .select()
    .from(mails)
    .where(eq(mails.kind, kind))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  return row ?? null;
}

/** The Message-ID of the last mail of a thread that went out to somebody; null before the first one. */
export async function findLastOfThread(
  db: Db,
  { threadId, toAddress }: { threadId: string; toAddress: string },
): Promise<string | null> {
  const [row] = await db
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(and(eq(mails.threadId, threadId), eq(mails.toAddress, toAddress), isNotNull(mails.sentAt)))
    .orderBy(desc(mails.sentAt))
    .limit(1);
  return row?.messageId ?? null;
}

export async function markSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt, attempts: sql`${mails.attempts} + 1`, lastError: null })
    .where(eq(mails.id, id));
}

export async function markFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, lastError })
    .where(eq(mails.id, id));
}

/** Notes that a mail need not be sent any more. */
export async function markUnneeded(db: Db, id: string): Promise<void> {
  await db.update(mails).set({ status: 'unneeded', lastError: null }).where(eq(mails.id, id));
}

/** Notes that its recipient has switched mails of this kind off. */
export async function markMuted(db: Db, id: string): Promise<void> {
  await db.update(mails).set({ status: 'muted', lastError: null }).where(eq(mails.id, id));
}

/** Gives up on a mail that is still waiting; true when it was. */
export async function markDead(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ status: 'dead' })
    .where(and(eq(mails.id, id), eq(mails.status, 'pending')))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Makes a mail that is dead or held back wait as one that was never tried; true when it was one of these. */
export async function revive(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .update(mails)
    .set({ status: 'pending', attempts: 0, lastError: null })
    .where(and(eq(mails.id, id), inArray(mails.status, [...UNSENT])))
    .returning({ id: mails.id });
  return rows.length > 0;
}

const UNSENT = ['dead', 'held'] as const;

/** Mails of a kind about a record to one mailbox. */
interface Alike {
  kind: string;
  toAddress: string;
  about: string;
}

const otherMails = alias(mails, 'other');
type Mails = typeof mails | typeof otherMails;

const isAlike = (mail: Mails, { kind, toAddress, about }: Alike) =>
  and(
    eq(mail.kind, kind),
    eq(mail.toAddress, toAddress),
    sql`${about} in (${mail.requestId}::text, ${mail.payload} ->> 'offerId', ${mail.payload} ->> 'projectId', ${mail.payload} ->> 'id')`,
  );

/** Of which times such mails have told that were sent, as their payloads have them (`toldTime`). */
export async function sentTimes(db: Db, alike: Alike): Promise<StoredMail['payload'][]> {
  const rows = await db
    .select({ payload: mails.payload })
    .from(mails)
    .where(
      and(eq(mails.status, 'sent'), isAlike(mails, alike), sql`${mails.payload} ->> 'until' is not null`),
    );
  return rows.map(({ payload }) => payload);
}

/**
 * From when on the mails of a kind about a record to one mailbox have told nothing, as each was given up on and none after it
 * tells of the same time (`toldTime`); null where nothing is lost.
 */
export async function lostSince(
  transaction: Transaction,
  alike: Alike,
): Promise<{ after: string | null } | null> {
  const other = otherMails;
  const isSuch = (mail: Mails) => isAlike(mail, alike);
  const begin = (mail: Mails) => sql<string>`coalesce(${mail.payload} ->> 'after', '')`;
  const end = (mail: Mails) => sql<string>`coalesce(${mail.payload} ->> 'until', '')`;
  const [lost] = await transaction
    .select({ after: min(begin(mails)) })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'dead'),
        isSuch(mails),
        notExists(
          transaction
            .select({ one: sql`1` })
            .from(other)
            .where(
              and(
                ne(other.status, 'dead'),
                isSuch(other),
                gt(other.createdAt, mails.createdAt),
                lte(begin(other), begin(mails)),
                gte(end(other), end(mails)),
              ),
            ),
        ),
      ),
    );
  return typeof lost?.after === 'string' ? { after: lost.after || null } : null;
}

/** Mails that could not be delivered or were held back, oldest first. */
export const unsentMails = (db: Db, limit = 100): Promise<StoredMail[]> =>
  db
    .select()
    .from(mails)
    .where(inArray(mails.status, [...UNSENT]))
    .orderBy(asc(mails.createdAt))
    .limit(limit);

/**
 * Mails about a record that have not gone to the client and will not by themselves: refused, held back or switched off, without
 * those of which one of the same kind went out later. The oldest first.
 */
export const unsentAbout = (db: Db, id: string): Promise<StoredMail[]> => {
  const other = otherMails;
  const isAbout = (mail: Mails) =>
    sql`${id} in (${mail.payload} ->> 'offerId', ${mail.payload} ->> 'paymentId')`;
  return db
    .select()
    .from(mails)
    .where(
      and(
        inArray(mails.status, [...UNSENT, 'muted']),
        notLike(mails.kind, '%-operator'),
        isAbout(mails),
        notExists(
          db
            .select({ one: sql`1` })
            .from(other)
            .where(
              and(
                eq(other.status, 'sent'),
                eq(other.kind, mails.kind),
                eq(other.toAddress, mails.toAddress),
                isAbout(other),
                gt(other.createdAt, mails.createdAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(mails.createdAt));
};

/**
 * Mails that were tried in vain and will be again, written before then or failed with one of the codes: how many, up to a limit,
 * since when, and what was kept of the last attempt of them.
 */
export async function delayedMails(
  db: Db | Transaction,
  { before, codes }: { before: Date; codes: readonly string[] },
  limit: number,
): Promise<{ count: number; since: Date | null; error: string }> {
  const isTold = sql`${mails.lastError} ~ ${`\\m(${codes.join('|')})\\M`}`;
  const some = db
    .select({ createdAt: mails.createdAt, updatedAt: mails.updatedAt, lastError: mails.lastError })
    .from(mails)
    .where(and(eq(mails.status, 'pending'), gt(mails.attempts, 0), or(lt(mails.createdAt, before), isTold)))
    .orderBy(asc(mails.createdAt))
    .limit(limit)
    .as('some');
  const [row] = await db
    .select({
      count: count(),
      since: min(some.createdAt),
      error: sql<string>`coalesce((array_agg(${some.lastError} order by ${some.updatedAt} desc))[1], '')`,
    })
    .from(some);
  return row ?? { count: 0, since: null, error: '' };
}

/** Until the transaction ends, no other one counts the mails of this recipient. */
export async function lockRecipient(transaction: Transaction, recipient: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${recipient}`}, 0))`);
}

/** What is counted of a mail to an unproven address. */
export type CountedMail = Pick<StoredMail, 'kind'> & { recipient: string };

/** Mails to unproven addresses since then that were not held back: those of one kind, or those of one recipient. */
export async function countCapped(
  transaction: Transaction,
  since: Date,
  of: Pick<CountedMail, 'kind'> | Pick<CountedMail, 'recipient'>,
): Promise<number> {
  const whose =
    'kind' in of
      ? and(isNotNull(mails.recipient), eq(mails.kind, of.kind))
      : eq(mails.recipient, of.recipient);
  const [row] = await transaction
    .select({ mails: count() })
    .from(mails)
    .where(and(whose, gt(mails.createdAt, since), ne(mails.status, 'held')));
  return row?.mails ?? 0;
}

/** Deletes the mails about some requests. */
export async function deleteMailsOfRequests(
  transaction: Transaction,
  requestIds: readonly string[],
): Promise<void> {
  await transaction.delete(mails).where(inArray(mails.requestId, [...requestIds]));
}

/** Deletes some of the mails written before that wait for nothing any more; answers how many. */
export async function deleteMailsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const some = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(lt(mails.createdAt, before), ne(mails.status, 'pending')))
    .limit(limit);
  const deleted = await db.delete(mails).where(inArray(mails.id, some)).returning({ id: mails.id });
  return deleted.length;
}

/** Mails that wait for nobody: no job delivers them or gives them up. Until the transaction ends, nobody else finds them. */
export async function lockForgottenMails(transaction: Transaction): Promise<string[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('forgotten mails', 0))`);
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from mails where status = 'pending' and not exists (
      select from pgboss.job where name in ('mail', 'mail-dead') and state < 'completed' and data ->> 'mailId' = mails.id::text
    ) order by created_at`);
  return rows.map(({ id }) => id);
}
