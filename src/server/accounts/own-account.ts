import type { SignedIn } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { type Account, findAccount, lockOwnAccount } from './data.ts';

/** The account of whoever makes a call. Throws unauthenticated where it is gone. */
export async function ownAccount(db: Db, { accountId }: Pick<SignedIn, 'accountId'>): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Fault('unauthenticated');
  return account;
}

/** The same, which nobody else changes until the transaction ends. Throws also where the session has ended meanwhile. */
export async function lockOwn(
  transaction: Transaction,
  actor: Pick<SignedIn, 'accountId' | 'sessionId'>,
): Promise<Account> {
  const account = await lockOwnAccount(transaction, actor);
  if (!account) throw new Fault('unauthenticated');
  return account;
}
