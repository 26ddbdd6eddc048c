import { z } from 'zod';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type {
  addPasskey,
  newPasskeyOptions,
  passkeyLogin,
  passkeyOptions,
} from '#domain/accounts/factor-contract.ts';
import { PASSKEYS_MAX } from '#domain/accounts/factor-limits.ts';
import { FACTOR_TEXTS } from '#domain/accounts/factor-texts.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import type { Account } from './data.ts';
import { tokenHash } from './derived-secrets.ts';
import {
  confirmSession,
  consumeChallenge,
  countRecoveryCodes,
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
} from './factor-data.ts';
import { giveUpFactors } from './factor-service.ts';
import { lockOwn, ownAccount } from './own-account.ts';
import { passkeyAnswer } from './passkey-answer.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecurityNotice } from './security-notices.ts';
import type { Sessions, SignInAnswer, SignInCall } from './sessions.ts';
import type { WebAuthn } from './webauthn.ts';

type Signed = ParsedBody<typeof passkeyLogin>['response'];
/** Who makes a call about passkeys: a challenge belongs to the browser that asked for it. */
type PasskeyCall = Pick<SignInCall, 'browserId' | 'now'>;

export interface PasskeyService {
  /** For any passkey of this site, or those of the account whose sign-in waits in this browser. */
  requestOptions(call: SignInCall): Promise<AnswerOf<typeof passkeyOptions>>;
  /** Throws wrongPasskey for every cause. */
  signIn(response: Signed, call: SignInCall): Promise<SignInAnswer>;
  /** Throws wrongPasskey, also for a passkey that has not verified its user. */
  confirm(response: Signed, actor: SignedIn, call: SignInCall): Promise<void>;
  creationOptions(actor: SignedIn, call: PasskeyCall): Promise<AnswerOf<typeof newPasskeyOptions>>;
  /** Throws wrongPasskey, validation when there are too many. */
  add(
    body: ParsedBody<typeof addPasskey>,
    actor: SignedIn,
    call: PasskeyCall,
  ): Promise<AnswerOf<typeof addPasskey>>;
  /** Throws notFound for one that is not the account's, forbidden for the last factor of who has to have one. */
  remove(id: string, actor: SignedIn, now: Date): Promise<void>;
}

interface Parts {
  sessions: Sessions;
  webAuthn: WebAuthn;
  recoveryCodes: RecoveryCodes;
  notice: SecurityNotice;
}

const CHALLENGE_BYTES = 32;

export function createPasskeyService(
  { db, outbox, random, config }: Pick<Foundation, 'db' | 'outbox' | 'random' | 'config'>,
  { sessions, webAuthn, recoveryCodes, notice }: Parts,
): PasskeyService {
  /** A challenge for one use: what is made to sign in does not add a passkey. */
  const newChallenge = async (use: string, { browserId, now }: PasskeyCall) => {
    const challenge = random.token(CHALLENGE_BYTES);
    await insertChallenge(db, {
      challengeHash: tokenHash(`${use}:${challenge}`),
      browserId: known(browserId),
      expiresAt: new Date(now.getTime() + LIFETIMES.passkeyChallenge),
    });
    return { challenge, timeout: LIFETIMES.passkeyChallenge };
  };

  /** The challenge that a browser says it has signed, which is void from here on; null unless it was made for that. */
  const takeChallenge = async (use: string, clientDataJSON: string, { browserId, now }: PasskeyCall) => {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    const hashed = { challengeHash: tokenHash(`${use}:${challenge}`), browserId: known(browserId) };
    return (await consumeChallenge(db, hashed, now)) ? challenge : null;
  };

  /** Whose passkey has signed, and whether it knows its user; throws wrongPasskey. */
  const use = async (
    response: Signed,
    call: PasskeyCall,
  ): Promise<{ account: Account; isUserVerified: boolean }> => {
    const challenge = await takeChallenge(SIGNING, response.response.clientDataJSON, call);
    const found = await findPasskey(db, response.id);
    const signed = challenge && found && (await webAuthn.readSigned(response, challenge, found.passkey));
    if (!found || !signed || found.account.blockedAt) throw new Fault('wrongPasskey');
    await notePasskeyUse(db, found.passkey.id, signed.counter, call.now);
    return { account: found.account, isUserVerified: signed.isUserVerified };
  };

  return {
    async requestOptions(call) {
      const found = await sessions.find(call.request, call.now);
      const allowed = found?.session.awaitsFactor ? await findPasskeys(db, found.account.id) : null;
      return webAuthn.requestOptions(await newChallenge(SIGNING, call), allowed);
    },

    async signIn(response, call) {
      const { account, isUserVerified } = await use(response, call);
      if (isUserVerified) return sessions.begin(account, { confirmed: true, isBothSteps: true }, call);
      const waiting = await sessions.find(call.request, call.now);
      if (!waiting?.session.awaitsFactor || waiting.account.id !== account.id)
        throw new Fault('wrongPasskey');
      return sessions.complete(waiting, call);
    },

    async confirm(response, actor, call) {
      const { accountId, sessionId } = actor;
      const { account, isUserVerified } = await use(response, call);
      if (account.id !== accountId || !isUserVerified) throw new Fault('wrongPasskey');
      await confirmSession(db, sessionId, call.now);
      await sessions.renew(actor, call);
    },

    async creationOptions({ accountId }, call) {
      const account = await ownAccount(db, { accountId });
      const existing = await findPasskeys(db, accountId);
      if (existing.length >= PASSKEYS_MAX) throw tooMany();
      return webAuthn.creationOptions(await newChallenge(makingFor(accountId), call), account, existing);
    },

    async add({ name, response }, actor, call) {
      const { accountId } = actor;
      const { now } = call;
      const challenge = await takeChallenge(makingFor(accountId), response.response.clientDataJSON, call);
      const made = challenge && (await webAuthn.readMade(response, challenge));
      if (!made) throw new Fault('wrongPasskey');
      const added = await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        // Those that were begun while there was room could be many.
        if ((await findPasskeys(transaction, accountId)).length >= PASSKEYS_MAX) throw tooMany();
        const passkey = { ...made, accountId, name, createdAt: now, usedAt: null };
        if (!(await insertPasskey(transaction, passkey))) throw new Fault('wrongPasskey');
        await notice(transaction, account, 'passkey-added', now);
        const left = await countRecoveryCodes(transaction, accountId);
        const codes = left > 0 ? null : await recoveryCodes.renew(transaction, accountId);
        return { passkey: passkeyAnswer(passkey), recoveryCodes: codes };
      });
      outbox.wake();
      return added;
    },

    async remove(id, actor, now) {
      const { accountId } = actor;
      await db.transaction(async (transaction) => {
        const account = await lockOwn(transaction, actor);
        if (!(await deletePasskey(transaction, accountId, id))) throw new Fault('notFound');
        const isLast = !account.totpConfirmedAt && (await findPasskeys(transaction, accountId)).length === 0;
        if (isLast) await giveUpFactors(transaction, account, config.publicUrl);
        await notice(transaction, account, 'passkey-removed', now);
      });
      outbox.wake();
    },
  };
}

const tooMany = (): Fault => new Fault('validation', { field: 'name', message: FACTOR_TEXTS.passkeysMany });

/** To sign in and to confirm alike. */
const SIGNING = 'sign';
const makingFor = (accountId: string): string => `make:${accountId}`;

/** Only calls with a CSRF token come here, and they have a browser. */
function known(browserId: string | null): string {
  if (browserId === null) throw new Fault('csrf');
  return browserId;
}

const clientData = z.object({ challenge: z.string() });

/** The challenge in what a browser has signed; null in what no browser makes. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const parsed = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return parsed.success ? parsed.data.challenge : null;
  } catch {
    return null;
  }
}
