import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { Account } from './data.ts';
import { replaceEmailCode } from './email-code-data.ts';
import { EMAIL_CODE_MAIL_KIND, payloadOf } from './mails.ts';

/**
 * Mails the account a new code that proves the address, unless somebody else owns it, who then hears of it; answers until
 * when the code is good, and whether it is on its way or held back as one of too many. Nobody can tell the two apart but
 * the owner. Wake the outbox after the commit.
 */
export type MailCode = (
  transaction: Transaction,
  account: Pick<Account, 'id' | 'emailVerifiedAt'>,
  email: string,
  asked: { now: Date; isShared: boolean },
) => Promise<{ expiresAt: Date; mailed: boolean }>;

/** Codes for the proof of an e-mail (security 29). */
export const createMailCode =
  ({ outbox, random }: Pick<Foundation, 'outbox' | 'random'>): MailCode =>
  async (transaction, account, email, { now, isShared }) => {
    const code = {
      id: random.uuid(),
      accountId: account.id,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIMES.emailCode),
    };
    await replaceEmailCode(transaction, code);
    const mail = {
      kind: EMAIL_CODE_MAIL_KIND,
      address: email,
      payload: payloadOf(account.id, { codeId: code.id }),
    };
    const mailed = await outbox.addUnproven(
      transaction,
      { ...mail, isShared, isOfKnown: account.emailVerifiedAt !== null },
      now,
    );
    return { expiresAt: code.expiresAt, mailed };
  };

/** Refuses what would be no use without its code; thrown in the transaction, so that the code before stays good. */
export function refuseHeldCode({ mailed }: { mailed: boolean }): void {
  if (!mailed) throw new Fault('rateLimited', { retryAfter: HOUR_SECONDS });
}

/** Caps count by the hour (mail/caps.ts). */
const HOUR_SECONDS = 60 * 60;
