import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Transaction } from '../db/pool.ts';
import { lockProject, type StoredProject } from './data.ts';

/** A project that the actor reaches, which nobody else changes until the transaction ends. Throws notFound. */
export async function lockReachedProject(
  transaction: Transaction,
  actor: Actor,
  id: string,
): Promise<StoredProject> {
  const reached = await findReached(transaction, actor, { type: 'project', id });
  const project = reached && (await lockProject(transaction, id));
  if (!project) throw new Fault('notFound');
  return project;
}
