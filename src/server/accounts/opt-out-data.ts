import { and, eq } from 'drizzle-orm';
import type { MutableMail } from '#domain/accounts/mail-choices.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { type Account, updateAccount } from './data.ts';
import { mailOptOuts } from './table.ts';

/** Whether whoever has this address, and no account, has switched mails of a kind off. */
export async function isOptedOut(
  db: Db | Transaction,
  emailKey: string,
  kind: MutableMail,
): Promise<boolean> {
  const rows = await db
    .select({ kind: mailOptOuts.kind })
    .from(mailOptOuts)
    .where(and(eq(mailOptOuts.emailKey, emailKey), eq(mailOptOuts.kind, kind)));
  return rows.length > 0;
}

/** Switches mails of a kind off for an address; again changes nothing. */
export async function insertOptOut(
  transaction: Transaction,
  optOut: typeof mailOptOuts.$inferInsert,
): Promise<void> {
  await transaction.insert(mailOptOuts).values(optOut).onConflictDoNothing();
}

/** Switches them on again. */
export async function deleteOptOut(
  transaction: Transaction,
  emailKey: string,
  kind: MutableMail,
): Promise<void> {
  await transaction
    .delete(mailOptOuts)
    .where(and(eq(mailOptOuts.emailKey, emailKey), eq(mailOptOuts.kind, kind)));
}

/** Forgets what an address has switched off; answers which kinds these were. */
export async function takeOptOuts(transaction: Transaction, emailKey: string): Promise<MutableMail[]> {
  const rows = await transaction
    .delete(mailOptOuts)
    .where(eq(mailOptOuts.emailKey, emailKey))
    .returning({ kind: mailOptOuts.kind });
  return rows.map(({ kind }) => kind);
}

/** What was switched off for an address is switched off in the settings of the account that has proven it. */
export async function adoptOptOuts(transaction: Transaction, owner: Account): Promise<void> {
  const kinds = await takeOptOuts(transaction, owner.emailKey);
  if (kinds.length === 0) return;
  await updateAccount(transaction, owner.id, { mutedMails: [...new Set([...owner.mutedMails, ...kinds])] });
}
