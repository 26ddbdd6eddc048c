import { type Actor, admission } from '#domain/accounts/actor.ts';
import { currentUser } from '#domain/accounts/calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { AreaPath } from '#domain/pages/areas.ts';
import { enterAccount } from '../shell/account-copies.ts';
import { renewCsrfToken } from '../shell/api-client.ts';
import { tokenInCookies } from '../shell/csrf-token.ts';
import { dataClient } from '../shell/data-client.tsx';

/** Who is signed in. */
export type User = AnswerOf<typeof currentUser>;

/** Who is signed in; null is nobody. A session that could not be read is an error, which screens show themselves. */
export const sessionQuery = { queryKey: [currentUser.path], meta: { toast: false } };

/**
 * Whether anybody can be signed in: the readable CSRF token comes with each sign-in and is kept as long as a session. Only
 * the sign-in goes by it, where asking in vain would cost a call; guards ask the server.
 */
export const mayBeSignedIn = (): boolean => tokenInCookies(globalThis.document?.cookie ?? '') !== null;

/** Asks the server who is signed in, unless it has said so within five minutes. */
export async function readSession(): Promise<User | null> {
  const user = await dataClient().fetchQuery<User | null>(sessionQuery);
  if (user) enterAccount(user.id);
  return user;
}

/** Forgets what the server has told this session, and has it asked anew. */
export const forgetSession = (): void => dataClient().clear();

/** Somebody has signed in, or their account has changed: nothing that another was told stays. */
export function enterSession(user: User): void {
  const client = dataClient();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.path });
  client.setQueryData(sessionQuery.queryKey, user);
  renewCsrfToken();
  enterAccount(user.id);
}

/** Who is signed in, for a screen behind the guard, which has asked already. */
export async function signedIn(): Promise<User> {
  const user = await dataClient().ensureQueryData<User | null>(sessionQuery);
  if (!user) throw new Error('A screen was loaded past the guard of its area');
  return user;
}

/** What a session may do; whether the password was typed a moment ago only the server knows. */
export function actorOf(user: User | null): Actor {
  if (!user) return { kind: 'stranger' };
  const { id: accountId, isAdmin, emailVerified: isProven } = user;
  const kind = isAdmin && !user.needsSecondFactor ? 'admin' : 'customer';
  return { kind, accountId, sessionId: '', isProven, isConfirmed: false };
}

/** Whether nothing but the own settings opens before the e-mail is proven. */
export const mustProveEmail = (user: User): boolean => admission('customer', actorOf(user)) === 'unproven';

/** Where somebody begins who wants to go nowhere else. */
export const homeOf = (user: User): AreaPath =>
  admission('admin', actorOf(user)) === 'admitted' ? '/admin' : '/portal';
