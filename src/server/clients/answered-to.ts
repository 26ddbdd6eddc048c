import { findAccount } from '../accounts/data.ts';
import type { Db } from '../db/pool.ts';
import type { Mailbox } from '../mail/mail.ts';

/**
 * Whom the operator answers who answers a mail about what a client has done: the member who has done it, and `recipient`,
 * to whom the offer or request belongs, where that was the holder of a link. Nothing where there is no address.
 */
export async function answeredTo(
  db: Db,
  accountId: string | null,
  recipient: Mailbox,
): Promise<{ replyTo?: Mailbox }> {
  const account = accountId === null ? null : await findAccount(db, accountId);
  if (account?.emailVerifiedAt) return { replyTo: { name: account.fullName, address: account.email } };
  return recipient.address === '' ? {} : { replyTo: recipient };
}
