import { and, eq, exists, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { accounts, emailCodes } from './table.ts';

export type EmailCode = typeof emailCodes.$inferSelect;

/** Stores a code in place of those before. */
export async function replaceEmailCode(transaction: Transaction, code: EmailCode): Promise<void> {
  await transaction.delete(emailCodes).where(eq(emailCodes.accountId, code.accountId));
  await transaction.insert(emailCodes).values(code);
}

/** The code that the account waits for, while it is good. */
export async function findEmailCode(
  db: Db | Transaction,
  accountId: string,
  now: Date,
): Promise<EmailCode | null> {
  const [row] = await db
    .select()
    .from(emailCodes)
    .where(and(eq(emailCodes.accountId, accountId), gt(emailCodes.expiresAt, now)));
  return row ?? null;
}

/**
 * When the account last asked for a code. Not until when that is good: only a code whose mail has gone out gets more time,
 * and no mail with a code goes to an address that somebody else owns.
 */
export async function findCodeAskedAt(db: Db, accountId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: emailCodes.createdAt })
    .from(emailCodes)
    .where(eq(emailCodes.accountId, accountId));
  return row?.createdAt ?? null;
}

/** The code of this id, also one that is no good any more, and whether its address is somebody else's. */
export async function findMailedCode(db: Db, id: string): Promise<{ id: string; isTaken: boolean } | null> {
  const others = and(
    eq(accounts.emailKey, sql`lower(${emailCodes.email})`),
    isNotNull(accounts.emailVerifiedAt),
    ne(accounts.id, emailCodes.accountId),
  );
  const [row] = await db
    .select({ id: emailCodes.id, isTaken: sql<boolean>`${exists(db.select().from(accounts).where(others))}` })
    .from(emailCodes)
    .where(eq(emailCodes.id, id));
  return row ?? null;
}

/** Voids the account's codes. */
export async function deleteEmailCodes(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(emailCodes).where(eq(emailCodes.accountId, accountId));
}

/** Gives a code more time. */
export async function extendEmailCode(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.update(emailCodes).set({ expiresAt }).where(eq(emailCodes.id, id));
}
