import type { Actor } from '#domain/accounts/actor.ts';
import { lockReached } from '../clients/lock-reached.ts';
import type { Transaction } from '../db/pool.ts';
import { lockProject, type StoredProject } from './data.ts';

/** A project that the actor reaches, which nobody else changes until the transaction ends. Throws notFound. */
export const lockReachedProject = (
  transaction: Transaction,
  actor: Actor,
  id: string,
): Promise<StoredProject> =>
  lockReached(transaction, actor, { type: 'project', id }, () => lockProject(transaction, id));
