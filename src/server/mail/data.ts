import { and, asc, eq, sql } from 'drizzle-orm';
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

/** Gives up on a mail that is still waiting; true when it was. */
export async function markDead(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ status: 'dead' })
    .where(and(eq(mails.id, id), eq(mails.status, 'pending')))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Makes a dead mail wait again; true when it was dead. */
export async function revive(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .update(mails)
    .set({ status: 'pending' })
    .where(and(eq(mails.id, id), eq(mails.status, 'dead')))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Mails that could not be delivered, oldest first. */
export const deadMails = (db: Db, limit = 100): Promise<StoredMail[]> =>
  db.select().from(mails).where(eq(mails.status, 'dead')).orderBy(asc(mails.createdAt)).limit(limit);
