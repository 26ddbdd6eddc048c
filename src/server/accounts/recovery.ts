import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import type { resetPassword, signInByLink } from '#domain/accounts/recovery-contract.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { emailKey } from '#domain/kernel/email.ts';
import type { Foundation } from '../foundation.ts';
import { deleteSessionsOf, findAccount, lockAccount, updateAccount } from './data.ts';
import { tokenHash } from './derived-secrets.ts';
import { deleteLinks, findLink, takeLink } from './link-data.ts';
import type { NewPassword } from './new-password.ts';
import type { SecurityNotice } from './security-notices.ts';
import type { AccountCall } from './service.ts';
import type { Sessions, SignInAnswer } from './sessions.ts';

/** What mailed links do once somebody presses the button behind them. */
export interface Recovery {
  /** Sets the password and ends all sessions. Throws wrongCode for a link that is not good, validation, busy. */
  resetPassword(body: ParsedBody<typeof resetPassword>, call: AccountCall): Promise<void>;
  /**
   * Signs in, with the second factor where there is one. Throws wrongCode for a link that is not good, validation for an address
   * that it was not mailed to, which leaves the link as it is: programs that check mails know the one and not the other.
   */
  signIn(body: ParsedBody<typeof signInByLink>, call: AccountCall): Promise<SignInAnswer>;
}

interface Parts {
  newPassword: NewPassword;
  securityNotice: SecurityNotice;
  sessions: Sessions;
}

const notGood = () => new Fault('wrongCode', { field: 'token', message: ACCOUNT_TEXTS.linkWrong });

export function createRecovery(
  { db, outbox }: Pick<Foundation, 'db' | 'outbox'>,
  { newPassword, securityNotice, sessions }: Parts,
): Recovery {
  return {
    async resetPassword({ token, password }, call) {
      const { now } = call;
      const link = { purpose: 'reset-password', tokenHash: tokenHash(token) } as const;
      // A password that is refused leaves the link as it is; only whoever has one makes the server hash.
      const found = await findLink(db, link, now);
      const owner = found && (await findAccount(db, found.accountId));
      if (!owner || owner.blockedAt) throw notGood();
      const passwordHash = await newPassword(owner, password, call);
      await db.transaction(async (transaction) => {
        // The account first, like everything else that voids its links: two that lock in turn would wait for each other.
        const account = await lockAccount(transaction, owner.id);
        if (!account || account.blockedAt || !(await takeLink(transaction, link, now))) throw notGood();
        await updateAccount(transaction, account.id, { passwordHash, updatedAt: now });
        await deleteSessionsOf(transaction, account.id);
        await deleteLinks(transaction, account.id);
        await securityNotice(transaction, account, 'password-reset', now);
      });
      outbox.wake();
    },

    async signIn({ token, email }, call) {
      const link = { purpose: 'sign-in', tokenHash: tokenHash(token) } as const;
      const found = await findLink(db, link, call.now);
      // Read before the link is taken: what voids links changes it, and then it is not signed in to.
      const account = found && (await findAccount(db, found.accountId));
      if (!account || account.blockedAt) throw notGood();
      if (emailKey(account.email) !== emailKey(email))
        throw new Fault('validation', { field: 'email', message: ACCOUNT_TEXTS.linkOfOther });
      if (!(await takeLink(db, link, call.now))) throw notGood();
      return sessions.begin(account, { confirmed: false }, call);
    },
  };
}
