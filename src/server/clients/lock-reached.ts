import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { Transaction } from '../db/pool.ts';
import { findReached } from './reach-data.ts';

/**
 * What the lock of a record gives, where the actor reaches it. That is asked before the lock, so that a stranger holds up nobody
 * and cannot tell a foreign record from a missing one, and under it again, since access may have ended while somebody waited.
 * Throws notFound.
 */
export async function lockReached<T>(
  transaction: Transaction,
  actor: Actor,
  subject: MessageSubject,
  lock: () => Promise<T | null>,
): Promise<T> {
  const isReached = () => findReached(transaction, actor, subject);
  const locked = (await isReached()) && (await lock());
  if (!locked || !(await isReached())) throw new Fault('notFound');
  return locked;
}
