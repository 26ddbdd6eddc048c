import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SESSIONS_MAX } from '#domain/accounts/account-limits.ts';
import type { Actor, SignedIn } from '#domain/accounts/actor.ts';
import type { signInAnswer, userSchema } from '#domain/accounts/contract.ts';
import { isConfirmed, sessionEnd } from '#domain/accounts/session-life.ts';
import { Fault } from '#domain/errors/faults.ts';
import { claimByEmail } from '../clients/ownership.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { restartCsrf } from '../http/csrf.ts';
import type { Admitted } from '../http/serve.ts';
import {
  type Account,
  deleteSession,
  deleteSurplusSessions,
  type FoundSession,
  hasPasskey,
  insertSession,
  lockAccount,
  noteUse,
  renewToken,
  sessionFinder,
} from './data.ts';
import { tokenHash } from './derived-secrets.ts';
import { factorsOf, isFactorRequired } from './factors.ts';
import { noteEvent } from './history.ts';
import { clearSessionToken, readSessionToken, setSessionToken } from './session-cookie.ts';

/** What a sign-in needs of the call that makes it. */
export type SignInCall = Pick<Admitted, 'request' | 'reply' | 'now' | 'browserId'>;
export type User = z.input<typeof userSchema>;
export type SignInAnswer = z.input<typeof signInAnswer>;

const TOKEN_BYTES = 32;
/** A session's last use is noted so often at most, so that reading costs no writing. */
const NOTED_EVERY_MS = 60_000;
const USER_AGENT_MAX = 400;

/** An account, and whether it has a passkey. */
export type Known = Pick<FoundSession, 'account' | 'hasPasskey'>;

/** What a sign-in has shown: the password or a passkey opens dangerous actions, a mailed link does not. */
export interface FirstStep {
  confirmed: boolean;
  /** True of a passkey that has asked for a finger or a PIN: it is both steps. */
  isBothSteps?: boolean;
}

export interface Sessions {
  /** Who makes a request, by its cookie; a stranger when the session has ended. A call that is no use does not prolong it. */
  actorOf(request: FastifyRequest, isUse: boolean): Promise<Actor>;
  /** Whether the session is of an operator's account, however far its sign-in has come. */
  isOperators(request: FastifyRequest): Promise<boolean>;
  /** The same asked anew of a call that has not ended for long, without prolonging anything. */
  actorNow(request: FastifyRequest): Promise<Actor>;
  /** The session of a request and its account, also while it waits for the second factor; null without a live one. */
  find(request: FastifyRequest, now: Date): Promise<FoundSession | null>;
  /**
   * Signs the browser in after the first step, in place of whoever was: a new token, and new CSRF tokens (security 10,
   * 14). With a second factor the session waits for it, and the answer says which. Throws wrongLogin where the account is
   * not any more what the step was shown for.
   */
  begin(account: Account, step: FirstStep, call: SignInCall): Promise<SignInAnswer>;
  /** The second factor was right: one that is signed in takes the place of the waiting session. Throws like `begin`. */
  complete(found: FoundSession, call: SignInCall): Promise<User>;
  /**
   * Gives the session another token once the password was typed or changed: whoever holds a copy of the old one is out
   * (security 14). Throws unauthenticated when it has ended.
   */
  renew(actor: SignedIn, call: Pick<SignInCall, 'reply'>): Promise<void>;
  /** Ends the browser's session, where there is one. */
  end(call: SignInCall): Promise<void>;
  userOf(known: Known): User;
}

export function createSessions({ db, random, clock, csrf, https, config, log }: Foundation): Sessions {
  const findByHash = sessionFinder(db);
  const factorsOfKnown = ({ account, hasPasskey }: Known) => factorsOf({ ...account, hasPasskey });
  const lacksFactor = (known: Known) =>
    isFactorRequired(known.account, config.publicUrl) && factorsOfKnown(known).length === 0;

  /** The door of every call asks who makes it, and some handlers ask again: one query answers both. */
  const asked = new WeakMap<FastifyRequest, Promise<FoundSession | null>>();
  const ask = (request: FastifyRequest): Promise<FoundSession | null> => {
    const known = asked.get(request);
    if (known) return known;
    const token = readSessionToken(request, https);
    const answer = token === null ? Promise.resolve(null) : findByHash(tokenHash(token));
    asked.set(request, answer);
    return answer;
  };

  const find = async (request: FastifyRequest, now: Date): Promise<FoundSession | null> => {
    const found = await ask(request);
    if (!found || found.account.blockedAt) return null;
    return sessionEnd(found.session, found.account.role) > now ? found : null;
  };

  const userOf = ({ account, hasPasskey }: Known): User => ({
    id: account.id,
    username: account.username,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    isAdmin: account.role === 'admin',
    needsSecondFactor: lacksFactor({ account, hasPasskey }),
  });

  const isOperators = async (request: FastifyRequest): Promise<boolean> =>
    (await find(request, clock()))?.account.role === 'admin';

  const actorOf = async (request: FastifyRequest, isUse: boolean): Promise<Actor> => {
    const now = clock();
    const found = await find(request, now);
    if (!found || found.session.awaitsFactor) return { kind: 'stranger' };
    const { account, session } = found;
    if (isUse && now.getTime() - session.usedAt.getTime() >= NOTED_EVERY_MS)
      await noteUse(db, session.id, now).catch((error: unknown) =>
        log.warn({ err: error }, 'the use of a session was not noted'),
      );
    return {
      kind: account.role === 'admin' && !lacksFactor(found) ? 'admin' : 'customer',
      accountId: account.id,
      sessionId: session.id,
      isProven: account.emailVerifiedAt !== null,
      isConfirmed: isConfirmed(session, now),
    };
  };

  /**
   * The account for which a step was shown, as it is now, and nobody changes it before the session is there: who was
   * blocked or got another password, role or e-mail in between is not signed in by what held before (security 15).
   */
  const unchanged = async (transaction: Transaction, shown: Account): Promise<Account> => {
    const account = await lockAccount(transaction, shown.id);
    const isSame =
      account?.passwordHash === shown.passwordHash &&
      account.role === shown.role &&
      account.emailKey === shown.emailKey;
    if (!account || account.blockedAt || !isSame) throw new Fault('wrongLogin');
    return account;
  };

  /** Gives the browser a session; `confirmedAt` and `awaitsFactor` say how far it has come. */
  const open = async (
    transaction: Transaction,
    account: Account,
    state: { awaitsFactor: boolean; confirmedAt: Date | null },
    { request, now, browserId }: SignInCall,
  ): Promise<string> => {
    const token = random.token(TOKEN_BYTES);
    await insertSession(transaction, {
      id: random.uuid(),
      tokenHash: tokenHash(token),
      accountId: account.id,
      ...state,
      createdAt: now,
      usedAt: now,
      browserId,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    });
    const { awaitsFactor } = state;
    await deleteSurplusSessions(transaction, { accountId: account.id, awaitsFactor }, SESSIONS_MAX);
    if (awaitsFactor) return token;
    await noteEvent(transaction, account.id, 'signed-in', now);
    if (account.emailVerifiedAt) await claimByEmail(transaction, account, { now, random });
    return token;
  };

  const enter = (reply: FastifyReply, token: string) => {
    setSessionToken(reply, token, https);
    restartCsrf(reply, csrf, https);
  };

  return {
    find,
    userOf,
    actorOf,
    isOperators,
    actorNow(request) {
      asked.delete(request);
      return actorOf(request, false);
    },
    async begin(shown, { confirmed, isBothSteps = false }, call) {
      const before = await find(call.request, call.now);
      const { token, answer } = await db.transaction(async (transaction) => {
        const account = await unchanged(transaction, shown);
        if (before) await deleteSession(transaction, before.session.id);
        const known = { account, hasPasskey: await hasPasskey(transaction, account.id) };
        const secondFactor = isBothSteps ? [] : factorsOfKnown(known);
        const awaitsFactor = secondFactor.length > 0;
        const state = { awaitsFactor, confirmedAt: confirmed ? call.now : null };
        return {
          token: await open(transaction, account, state, call),
          answer: awaitsFactor ? { secondFactor } : userOf(known),
        };
      });
      enter(call.reply, token);
      return answer;
    },
    async complete(found, call) {
      const { token, user } = await db.transaction(async (transaction) => {
        const account = await unchanged(transaction, found.account);
        if (!(await deleteSession(transaction, found.session.id))) throw new Fault('unauthenticated');
        const state = { awaitsFactor: false, confirmedAt: found.session.confirmedAt };
        return {
          token: await open(transaction, account, state, call),
          user: userOf({ account, hasPasskey: found.hasPasskey }),
        };
      });
      enter(call.reply, token);
      return user;
    },
    async renew({ sessionId }, { reply }) {
      const token = random.token(TOKEN_BYTES);
      if (!(await renewToken(db, sessionId, tokenHash(token)))) throw new Fault('unauthenticated');
      setSessionToken(reply, token, https);
    },
    async end({ request, reply, now }) {
      const found = await find(request, now);
      if (found) await deleteSession(db, found.session.id);
      clearSessionToken(reply, https);
      restartCsrf(reply, csrf, https);
    },
  };
}
