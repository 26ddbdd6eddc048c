import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import { NAMED_TWICE, NOT_NAMED } from '#domain/offers/link-contract.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Db } from '../db/pool.ts';

/**
 * The offer that a call for clients is about: a secret link says it itself, everybody else names it. Throws validation for
 * both or neither, and notFound for one that is out of reach.
 */
export async function reachedOffer(db: Db, actor: Actor, named: string | undefined): Promise<string> {
  if (actor.kind === 'link') {
    if (named !== undefined) throw new Fault('validation', NAMED_TWICE);
    return actor.offerId;
  }
  if (named === undefined) throw new Fault('validation', NOT_NAMED);
  if (!(await findReached(db, actor, { type: 'offer', id: named }))) throw new Fault('notFound');
  return named;
}
