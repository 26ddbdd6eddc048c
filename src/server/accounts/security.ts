import { ACCOUNT_EVENTS, actionOf, eventOf } from '#domain/accounts/account-events.ts';
import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { secondsOfCode } from '#domain/accounts/code-time.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import type { ownEmail, ownEvents, ownSessions } from '#domain/accounts/security-contract.ts';
import { sessionEnd } from '#domain/accounts/session-life.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { Fault } from '#domain/errors/faults.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { findEntries } from '../audit/data.ts';
import type { Foundation } from '../foundation.ts';
import type { MailShare } from '../mail/shares.ts';
import { deleteSessionsOf, signInKey, updateAccount } from './data.ts';
import { deleteEmailCodes, findCodeAskedAt } from './email-code-data.ts';
import { type MailCode, refuseHeldCode } from './email-codes.ts';
import { confirmSession } from './factor-data.ts';
import { aboutAccount, noteEvent, STRANGER, SWEEP } from './history.ts';
import { deleteLinks } from './link-data.ts';
import { type NewPassword, refuseOutgrown } from './new-password.ts';
import { lockOwn, ownAccount } from './own-account.ts';
import type { Passwords } from './passwords.ts';
import { deleteOwnSession, findSessionsOf } from './security-data.ts';
import type { SecurityNotice } from './security-notices.ts';
import type { AccountCall, CodeCall } from './service.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './throttle.ts';

/** What somebody does for the safety of their own account. */
export interface AccountSecurity {
  /** Throws validation for a password that is wrong or too short by now, rateLimited, busy. */
  confirm(actor: SignedIn, password: string, call: AccountCall): Promise<void>;
  /** Throws validation, busy. */
  changePassword(actor: SignedIn, password: string, call: AccountCall): Promise<void>;
  email(actor: SignedIn, now: Date): Promise<AnswerOf<typeof ownEmail>>;
  /** Says nothing about whether somebody else owns the address. Throws validation for the own one. */
  changeEmail(actor: SignedIn, email: string, call: CodeCall): Promise<void>;
  sessions(actor: SignedIn, now: Date): Promise<AnswerOf<typeof ownSessions>>;
  /** Throws notFound for what is not the account's. */
  endSession(actor: SignedIn, id: string, now: Date): Promise<void>;
  endOtherSessions(actor: SignedIn, now: Date): Promise<void>;
  events(actor: SignedIn, after: number | undefined): Promise<AnswerOf<typeof ownEvents>>;
}

interface Parts {
  passwords: Passwords;
  sessions: Sessions;
  newPassword: NewPassword;
  throttle: SignInThrottle;
  securityNotice: SecurityNotice;
  mailCode: MailCode;
  codeShare: MailShare;
}

const PAGE = 20;
const ACTIONS = ACCOUNT_EVENTS.map(actionOf);

export function createAccountSecurity(
  { db, outbox }: Pick<Foundation, 'db' | 'outbox'>,
  { passwords, sessions, newPassword, throttle, securityNotice, mailCode, codeShare }: Parts,
): AccountSecurity {
  return {
    async confirm(actor, password, call) {
      const account = await ownAccount(db, actor);
      // Whoever holds a stolen session guesses no faster here than at the sign-in.
      const isRight = await throttle.guess(signInKey(account.username), call, () =>
        passwords.isRight(password, account.passwordHash, call),
      );
      if (!isRight)
        throw new Fault('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordWrong });
      refuseOutgrown(account, password);
      await confirmSession(db, actor.sessionId, call.now);
      await sessions.renew(actor, call);
    },

    async changePassword(actor, password, call) {
      const passwordHash = await newPassword(await ownAccount(db, actor), password, call);
      await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        await updateAccount(transaction, account.id, { passwordHash, updatedAt: call.now });
        await deleteSessionsOf(transaction, account.id, actor.sessionId);
        await deleteLinks(transaction, account.id);
        await securityNotice(transaction, account, 'password-changed', call.now);
      });
      outbox.wake();
      await sessions.renew(actor, call);
    },

    async email(actor, now) {
      const { email, pendingEmail } = await ownAccount(db, actor);
      const askedAt = await findCodeAskedAt(db, actor.accountId);
      return {
        email,
        pendingEmail,
        codeAskedAgo: askedAt && secondsOfCode(askedAt.getTime(), now.getTime()),
      };
    },

    async changeEmail(actor, email, { now, caller }) {
      const isShared = await codeShare(caller, email);
      await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        const isOwn = emailKey(email) === account.emailKey;
        if (isOwn && account.pendingEmail === null)
          throw new Fault('validation', { field: 'email', message: ACCOUNT_TEXTS.emailSame });
        await updateAccount(transaction, account.id, { pendingEmail: isOwn ? null : email, updatedAt: now });
        if (isOwn) return deleteEmailCodes(transaction, account.id);
        refuseHeldCode(await mailCode(transaction, account, email, { now, isShared }));
        // An address that nobody has proven is told nothing: it may be a stranger's, which is why it is being changed.
        if (account.emailVerifiedAt) await securityNotice(transaction, account, 'email-change-asked', now);
      });
      outbox.wake();
    },

    async sessions(actor, now) {
      const { role } = await ownAccount(db, actor);
      const found = await findSessionsOf(db, actor.accountId);
      return found
        .filter((session) => !session.awaitsFactor && sessionEnd(session, role) > now)
        .map(({ id, userAgent, address, createdAt, usedAt }) => ({
          id,
          current: id === actor.sessionId,
          device: deviceName(userAgent),
          address,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt.toISOString(),
        }));
    },

    async endSession(actor, id, now) {
      await db.transaction(async (transaction) => {
        if (!(await deleteOwnSession(transaction, actor.accountId, id))) throw new Fault('notFound');
        await noteEvent(transaction, actor.accountId, 'sessions-ended', now);
      });
    },

    async endOtherSessions(actor, now) {
      await db.transaction(async (transaction) => {
        await deleteSessionsOf(transaction, actor.accountId, actor.sessionId);
        await noteEvent(transaction, actor.accountId, 'sessions-ended', now);
      });
    },

    async events({ accountId }, after) {
      const entries = await findEntries(
        db,
        { ...aboutAccount(accountId), actions: ACTIONS, after },
        PAGE + 1,
      );
      const page = entries.slice(0, PAGE);
      return {
        events: page.flatMap(({ id, at, actor, action }) => {
          const kind = eventOf(action);
          return kind ? [{ id, at: at.toISOString(), kind, by: whoIs(actor, accountId) }] : [];
        }),
        next: entries.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    },
  };
}

const whoIs = (actor: string, accountId: string) => {
  if (actor === accountId) return 'owner';
  if (actor === SWEEP) return 'server';
  return actor === STRANGER ? 'stranger' : 'operator';
};
