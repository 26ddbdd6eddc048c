import type { SignedIn } from '#domain/accounts/actor.ts';
import { isAppCode } from '#domain/accounts/factor-codes.ts';
import type { confirmTotp, factors, secondFactor, startTotp } from '#domain/accounts/factor-contract.ts';
import { FACTOR_TEXTS } from '#domain/accounts/factor-texts.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { qrCode } from '../qr-code.ts';
import { type Account, hasPasskey, lockAccount, updateAccount } from './data.ts';
import { countRecoveryCodes, deleteRecoveryCodes, findPasskeys } from './factor-data.ts';
import { isFactorRequired } from './factors.ts';
import { lockOwn, ownAccount } from './own-account.ts';
import { passkeyAnswer } from './passkey-answer.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Sealing } from './sealed.ts';
import type { SecurityNotice } from './security-notices.ts';
import type { AccountCall } from './service.ts';
import type { Sessions, User } from './sessions.ts';
import type { SignInThrottle } from './throttle.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

export interface FactorService {
  factors(actor: SignedIn): Promise<AnswerOf<typeof factors>>;
  /** Throws unauthenticated where no sign-in waits, rateLimited, wrongCode. A code is taken once. */
  passSecondStep(body: ParsedBody<typeof secondFactor>, call: AccountCall): Promise<User>;
  /** Keeps nothing: the secret comes back sealed, with its first code. */
  startTotp(actor: SignedIn, now: Date): Promise<AnswerOf<typeof startTotp>>;
  /** Throws validation when the time for it is over, wrongCode. */
  confirmTotp(
    body: ParsedBody<typeof confirmTotp>,
    actor: SignedIn,
    now: Date,
  ): Promise<AnswerOf<typeof confirmTotp>>;
  /** Throws notFound without an app, forbidden for the last factor of who has to have one. */
  removeTotp(actor: SignedIn, now: Date): Promise<void>;
  /** Throws forbidden without any factor. */
  renewRecoveryCodes(actor: SignedIn, now: Date): Promise<string[]>;
}

interface Parts {
  sessions: Sessions;
  sealing: Sealing;
  recoveryCodes: RecoveryCodes;
  throttle: SignInThrottle;
  notice: SecurityNotice;
  /** False where the site has no name that a passkey could be for. */
  takesPasskeys: boolean;
}

export function createFactorService(
  { db, outbox, random, site, config }: Pick<Foundation, 'db' | 'outbox' | 'random' | 'site' | 'config'>,
  { sessions, sealing, recoveryCodes, throttle, notice, takesPasskeys }: Parts,
): FactorService {
  /** Takes a code of the account's app, once: its step must be later than the last that was used. */
  const takeAppCode = async (transaction: Transaction, account: Account, code: string, now: Date) => {
    const secret =
      account.totpConfirmedAt && account.totpSecret
        ? sealing.open(account.totpSecret, secretUse(account.id))
        : null;
    const step = secret === null ? null : stepOfCode(secret, code, now);
    if (secret === null || step === null || step <= (account.totpUsedStep ?? 0)) return false;
    // Sealed anew, so that a key that has been replaced is needed no longer.
    const totpSecret = sealing.seal(secret, secretUse(account.id));
    await updateAccount(transaction, account.id, { totpUsedStep: step, totpSecret });
    return true;
  };

  const takeRecoveryCode = async (transaction: Transaction, account: Account, code: string, now: Date) => {
    if (!(await recoveryCodes.use(transaction, account.id, code, now))) return false;
    await notice(transaction, account, 'recovery-code-used', now);
    return true;
  };

  return {
    async factors({ accountId }) {
      const account = await ownAccount(db, { accountId });
      return {
        totp: account.totpConfirmedAt && { confirmedAt: account.totpConfirmedAt.toISOString() },
        passkeys: (await findPasskeys(db, accountId)).map(passkeyAnswer),
        recoveryCodesLeft: await countRecoveryCodes(db, accountId),
        isRequired: isFactorRequired(account, config.publicUrl),
        takesPasskeys,
      };
    },

    async passSecondStep({ code }, call) {
      const { now } = call;
      const found = await sessions.find(call.request, now);
      if (!found?.session.awaitsFactor) throw new Fault('unauthenticated');
      const isRight = await throttle.guessSecondStep(found.account.id, call, () =>
        db.transaction(async (transaction) => {
          const account = await lockAccount(transaction, found.account.id);
          if (!account) throw new Fault('unauthenticated');
          const take = isAppCode(code) ? takeAppCode : takeRecoveryCode;
          return take(transaction, account, code, now);
        }),
      );
      if (!isRight) throw new Fault('wrongCode', { field: 'code' });
      outbox.wake();
      return sessions.complete(found, call);
    },

    async startTotp({ accountId, sessionId }, now) {
      const account = await ownAccount(db, { accountId });
      const secret = newTotpSecret(random);
      const uri = totpUri(secret, { issuer: site.brand.name, name: account.username });
      const until = now.getTime() + LIFETIMES.totpSetup;
      const setup = sealing.seal(`${until} ${secret}`, setupUse(accountId, sessionId));
      return { secret, uri, qr: qrCode(uri), setup };
    },

    async confirmTotp({ setup, code }, actor, now) {
      const { accountId, sessionId } = actor;
      const [until, secret] = sealing.open(setup, setupUse(accountId, sessionId))?.split(' ') ?? [];
      if (!secret || Number(until) <= now.getTime())
        throw new Fault('validation', { field: 'code', message: FACTOR_TEXTS.setupOver });
      const step = stepOfCode(secret, code, now);
      if (step === null) throw new Fault('wrongCode', { field: 'code' });
      const codes = await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        await updateAccount(transaction, accountId, {
          totpSecret: sealing.seal(secret, secretUse(accountId)),
          totpConfirmedAt: now,
          totpUsedStep: step,
        });
        await notice(transaction, account, 'second-factor-on', now);
        const left = await countRecoveryCodes(transaction, accountId);
        return left > 0 ? null : recoveryCodes.renew(transaction, accountId);
      });
      outbox.wake();
      return { recoveryCodes: codes };
    },

    async removeTotp(actor, now) {
      const { accountId } = actor;
      await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        if (!account.totpConfirmedAt) throw new Fault('notFound');
        if (!(await hasPasskey(transaction, accountId)))
          await giveUpFactors(transaction, account, config.publicUrl);
        await updateAccount(transaction, accountId, {
          totpSecret: null,
          totpConfirmedAt: null,
          totpUsedStep: null,
        });
        await notice(transaction, account, 'second-factor-off', now);
      });
      outbox.wake();
    },

    async renewRecoveryCodes(actor, now) {
      const { accountId } = actor;
      const codes = await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        if (!account.totpConfirmedAt && !(await hasPasskey(transaction, accountId)))
          throw new Fault('forbidden', { message: FACTOR_TEXTS.noFactor });
        await notice(transaction, account, 'recovery-codes-renewed', now);
        return recoveryCodes.renew(transaction, accountId);
      });
      outbox.wake();
      return codes;
    },
  };
}

/** The account's last factor goes, and with it the recovery codes; throws forbidden where it has to have one. */
export async function giveUpFactors(
  transaction: Transaction,
  account: Account,
  publicUrl: string,
): Promise<void> {
  if (isFactorRequired(account, publicUrl))
    throw new Fault('forbidden', { message: FACTOR_TEXTS.lastFactor });
  await deleteRecoveryCodes(transaction, account.id);
}

const secretUse = (accountId: string): string => `totp:${accountId}`;
const setupUse = (accountId: string, sessionId: string): string => `totp-setup:${accountId}:${sessionId}`;
