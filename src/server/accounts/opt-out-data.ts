import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import type { MutableMail } from '#domain/accounts/mail-choices.ts';
import { emailKey } from '#domain/kernel/email.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { mails } from '../mail/table.ts';
import { offerLinks } from '../offers/table.ts';
import { type Account, findOwnerOf, updateAccount } from './data.ts';
import { mailOptOuts } from './table.ts';

/** Whether mails of a kind are switched off for an address: by the settings of the account that has it, or by its own list. */
export async function isMuted(db: Db | Transaction, email: string, kind: MutableMail): Promise<boolean> {
  const owner = await findOwnerOf(db, email);
  return owner ? owner.mutedMails.includes(kind) : isOptedOut(db, emailKey(email), kind);
}

async function isOptedOut(db: Db | Transaction, emailKey: string, kind: MutableMail): Promise<boolean> {
  const rows = await db
    .select({ kind: mailOptOuts.kind })
    .from(mailOptOuts)
    .where(and(eq(mailOptOuts.emailKey, emailKey), eq(mailOptOuts.kind, kind)));
  return rows.length > 0;
}

/**
 * Whether what a mail carries for switching its kind off does so still: while it is noted that the mail was sent, and the
 * operator has not ended the secret link in it (decision 144).
 */
export async function canStillSwitch(db: Db | Transaction, mailId: string): Promise<boolean> {
  const ended = db
    .select({ one: sql`1` })
    .from(offerLinks)
    .where(
      and(eq(offerLinks.id, sql`(${mails.payload} ->> 'linkId')::uuid`), isNotNull(offerLinks.revokedAt)),
    );
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, mailId), notExists(ended)));
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

/** The kinds that are switched off for an address, and since when. */
export const optOutsOf = (db: Db, emailKey: string) =>
  db
    .select({ mutedMail: mailOptOuts.kind, createdAt: mailOptOuts.createdAt })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.emailKey, emailKey));

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
