import type { AccountRole } from '#domain/accounts/account-role.ts';
import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { login, proveEmail, register, sendEmailCode, setUpAdmin } from '#domain/accounts/contract.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { claimByEmail } from '../clients/ownership.ts';
import { isDuplicate } from '../db/duplicate.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { Admitted } from '../http/serve.ts';
import type { MailShare } from '../mail/shares.ts';
import {
  type Account,
  deleteOtherClaims,
  deleteSessionsOf,
  findSignIn,
  hasPasskey,
  insertAccount,
  lockEmail,
  signInKey,
  updateAccount,
  useSetupToken,
} from './data.ts';
import type { DerivedSecrets } from './derived-secrets.ts';
import { tokenHash } from './derived-secrets.ts';
import { deleteEmailCodes, findEmailCode } from './email-code-data.ts';
import { type MailCode, refuseHeldCode } from './email-codes.ts';
import { noteEvent } from './history.ts';
import { deleteLinks } from './link-data.ts';
import { type NewPassword, refuseOutgrown } from './new-password.ts';
import { adoptOptOuts } from './opt-out-data.ts';
import { lockOwn, ownAccount } from './own-account.ts';
import type { Hashing, Passwords } from './passwords.ts';
import type { SecurityNotice } from './security-notices.ts';
import type { Sessions, SignInAnswer, SignInCall, User } from './sessions.ts';
import type { SignInThrottle } from './throttle.ts';

/** What calls about accounts need of the call that makes them. */
export type AccountCall = SignInCall & Hashing & Pick<Admitted, 'caller'>;

/** What a call that has a code mailed needs. */
export type CodeCall = Pick<Admitted, 'caller' | 'now'>;

export interface AccountService {
  /**
   * Throws wrongLogin for every cause, rateLimited, busy (security 20, 22), and validation for a right password that is
   * too short by now.
   */
  login(body: ParsedBody<typeof login>, call: AccountCall): Promise<SignInAnswer>;
  /** Throws usernameTaken, validation, busy. Says nothing about whether the e-mail is known (security 23). */
  register(body: ParsedBody<typeof register>, call: AccountCall): Promise<NewUser>;
  /** Throws forbidden for a token that is wrong or used. */
  setUpAdmin(body: ParsedBody<typeof setUpAdmin>, call: AccountCall): Promise<NewUser>;
  /** Throws rateLimited where too many codes were mailed; the one before is good then. */
  sendEmailCode(actor: SignedIn, call: CodeCall): Promise<AnswerOf<typeof sendEmailCode>>;
  /** Throws wrongCode, also where somebody else has proven the address meanwhile. */
  proveEmail(body: ParsedBody<typeof proveEmail>, actor: SignedIn, now: Date): Promise<User>;
}

interface Parts {
  passwords: Passwords;
  sessions: Sessions;
  secrets: DerivedSecrets;
  throttle: SignInThrottle;
  newPassword: NewPassword;
  mailCode: MailCode;
  codeShare: MailShare;
  securityNotice: SecurityNotice;
}

type NewUser = AnswerOf<typeof register>;

/** A new account, and whether its code is on its way. */
interface Created {
  account: Account;
  codeMailed: boolean;
}

type NewOwner = Pick<Account, 'username' | 'email'> & { password: string; role: AccountRole };

export function createAccountService(
  { db, outbox, random }: Pick<Foundation, 'db' | 'outbox' | 'random'>,
  { passwords, sessions, secrets, throttle, newPassword, mailCode, codeShare, securityNotice }: Parts,
): AccountService {
  /** Makes an account and mails its code, in one transaction with what else has to happen. */
  const create = async (
    { username, email, password, role }: NewOwner,
    call: AccountCall,
    also: (transaction: Transaction) => Promise<void> = async () => {},
  ): Promise<Created> => {
    const passwordHash = await newPassword({ username, email, role }, password, call);
    const asked = { now: call.now, isShared: await codeShare(call.caller, email) };
    const created = await db.transaction(async (transaction) => {
      await also(transaction);
      const made = { id: random.uuid(), username, email, passwordHash, role, createdAt: call.now };
      const inserted = await insertAccount(transaction, made);
      if (!inserted)
        throw new Fault('usernameTaken', { field: 'username', message: ACCOUNT_TEXTS.usernameTaken });
      const { mailed } = await mailCode(transaction, inserted, email, asked);
      await noteEvent(transaction, inserted.id, 'registered', call.now);
      return { account: inserted, codeMailed: mailed };
    });
    outbox.wake();
    return created;
  };

  const signIn = async ({ account, codeMailed }: Created, call: SignInCall): Promise<NewUser> => {
    const answer = await sessions.begin(account, { confirmed: true }, call);
    if ('secondFactor' in answer) throw new Error('A new account has no second factor');
    return { ...answer, codeMailed };
  };

  return {
    async login({ username, password }, call) {
      const account = await findSignIn(db, username);
      const isRight = await throttle.guess(
        signInKey(username),
        call,
        async () =>
          (await passwords.isRight(password, account?.passwordHash ?? null, call)) && !account?.blockedAt,
      );
      if (!account || !isRight) throw new Fault('wrongLogin');
      refuseOutgrown(account, password);
      return sessions.begin(account, { confirmed: true }, call);
    },

    async register(body, call) {
      return signIn(await create({ ...body, role: 'customer' }, call), call);
    },

    async setUpAdmin({ token, ...body }, call) {
      const created = await create({ ...body, role: 'admin' }, call, async (transaction) => {
        if (await useSetupToken(transaction, tokenHash(token), call.now)) return;
        throw new Fault('forbidden', { message: ACCOUNT_TEXTS.setupUsed });
      });
      return signIn(created, call);
    },

    async sendEmailCode(actor, { now, caller }) {
      const asking = await ownAccount(db, actor);
      const isShared = await codeShare(caller, asking.pendingEmail ?? asking.email);
      const sent = await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        const email = account.pendingEmail ?? account.email;
        const code = await mailCode(transaction, account, email, { now, isShared });
        refuseHeldCode(code);
        return { email, expiresAt: code.expiresAt };
      });
      outbox.wake();
      return { email: sent.email, expiresAt: sent.expiresAt.toISOString() };
    },

    async proveEmail({ code }, actor, now) {
      const { accountId, sessionId } = actor;
      await db.transaction(async (transaction) => {
        const waiting = await findEmailCode(transaction, accountId, now);
        if (!waiting || !secrets.isCode(waiting.id, code)) throw new Fault('wrongCode', { field: 'code' });
        // Two accounts can prove one address at the same time: the second waits here, and finds an owner.
        await lockEmail(transaction, emailKey(waiting.email));
        const account = await lockOwn(transaction, actor);
        // It may have been replaced or taken back until the account was locked.
        const stillWaiting = await findEmailCode(transaction, accountId, now);
        if (stillWaiting?.id !== waiting.id) throw new Fault('wrongCode', { field: 'code' });
        await prove(transaction, account, waiting.email, now);
        await deleteSessionsOf(transaction, accountId, sessionId);
      });
      outbox.wake();
      const account = await ownAccount(db, { accountId });
      return sessions.userOf({ account, hasPasskey: await hasPasskey(db, accountId) });
    },
  };

  async function prove(transaction: Transaction, account: Account, email: string, now: Date): Promise<void> {
    const change = { email, emailVerifiedAt: now, pendingEmail: null };
    try {
      await transaction.transaction((nested) => updateAccount(nested, account.id, change));
    } catch (error) {
      if (isDuplicate(error)) throw new Fault('wrongCode', { field: 'code' });
      throw error;
    }
    const owner = { ...account, ...change, emailKey: emailKey(email) };
    await deleteOtherClaims(transaction, owner);
    await deleteEmailCodes(transaction, account.id);
    await claimByEmail(transaction, owner, { now, random });
    await adoptOptOuts(transaction, owner);
    if (account.emailVerifiedAt && account.emailKey !== owner.emailKey) {
      // Links that were mailed to the address before are worth nothing any more.
      await deleteLinks(transaction, account.id);
      await securityNotice(transaction, account, 'email-changed', now);
    }
    await noteEvent(transaction, account.id, 'email-proven', now);
  }
}
