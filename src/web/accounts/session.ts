import { currentUser } from '#domain/accounts/calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { dataClient } from '../shell/data-client.tsx';

/** Who is signed in. */
export type User = AnswerOf<typeof currentUser>;

/** Who is signed in; null is nobody. A session that could not be read is an error, which screens show themselves. */
export const sessionQuery = { queryKey: [currentUser.path], meta: { toast: false } };

/** Asks the server who is signed in, unless it has said so within five minutes. */
export const readSession = (): Promise<User | null> => dataClient().fetchQuery<User | null>(sessionQuery);

/** Has the server asked anew. */
export const forgetSession = (): void => dataClient().removeQueries({ queryKey: sessionQuery.queryKey });

/** Who is signed in, for a screen behind the guard, which has asked already. */
export async function signedIn(): Promise<User> {
  const user = await dataClient().ensureQueryData<User | null>(sessionQuery);
  if (!user) throw new Error('A screen was loaded past the guard of its area');
  return user;
}
