import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { listedFacts } from '#domain/offers/listed.ts';
import { afterStep, type RevisionStep, revisionStateOn } from '#domain/offers/revision-life.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import {
  findAcceptance,
  findOffer,
  lockOffer,
  revisionsOf,
  type StoredRevision,
  stepRevision,
  threadOf,
  updateOffer,
} from './data.ts';
import { type FullOffer, loadOffer, refused } from './full-offer.ts';

type Changes = Parameters<typeof updateOffer>[2];

/** How every act on an offer is done: in one transaction under its lock, with one entry in the audit log. */
export interface OfferSteps {
  /** Throws notFound. */
  find(id: string): Promise<FullOffer>;
  /** Works on an offer under its lock, and notes what was done; work that answers false has done nothing. */
  onOffer<T>(
    id: string,
    action: string,
    by: By,
    work: (transaction: Transaction, offer: FullOffer, change: (changes: Changes) => void) => Promise<T>,
  ): Promise<T>;
  /** Mails the operator about an offer. */
  tellOperator(transaction: Transaction, kind: string, offer: FullOffer, by: By): Promise<void>;
}

/** Notes in the audit log what was done to an offer. */
export const noteOnOffer = noteOn('offer');

export function createOfferSteps({
  db,
  outbox,
  operator,
}: Pick<Foundation, 'db' | 'outbox' | 'operator'>): OfferSteps {
  /** What lists show of an offer, as it is after a step. */
  const keepListed = async (transaction: Transaction, offer: FullOffer, changes: Changes): Promise<void> => {
    const { recipientName, recipientEmail } = { ...offer, ...changes };
    const accepted = await findAcceptance(transaction, offer.id);
    const facts = listedFacts(await revisionsOf(transaction, offer.id), {
      number: offer.number,
      recipient: { name: recipientName, email: recipientEmail },
      accepted: accepted && new Set(accepted.chosen),
    });
    if (facts) await updateOffer(transaction, offer.id, changes, facts);
  };

  const onOffer: OfferSteps['onOffer'] = async (id, action, by, work) => {
    const done = await db.transaction(async (transaction) => {
      const stored = await lockOffer(transaction, id);
      if (!stored) throw new Fault('notFound');
      const offer = await loadOffer(transaction, stored);
      const changes: Changes = {};
      const answer = await work(transaction, offer, (more) => Object.assign(changes, more));
      if (answer !== false) {
        await keepListed(transaction, offer, changes);
        await noteOnOffer(transaction, id, action, by);
      }
      return answer;
    });
    outbox.wake();
    return done;
  };

  return {
    async find(id) {
      const offer = await findOffer(db, id);
      if (!offer) throw new Fault('notFound');
      return loadOffer(db, offer);
    },
    onOffer,
    tellOperator: (transaction, kind, offer, { actor, now }) =>
      outbox.add(
        transaction,
        [
          {
            kind,
            to: operator,
            threadId: threadOf(offer),
            payload: { offerId: offer.id, accountId: actor.kind === 'customer' ? actor.accountId : null },
          },
        ],
        now,
      ),
  };
}

/** Takes a step with a revision; throws offerStep where its state on that day does not allow it. */
export async function takeStep(
  transaction: Transaction,
  offer: Pick<FullOffer, 'number'>,
  revision: StoredRevision | undefined,
  taken: RevisionStep,
  now: Date,
  changes: Parameters<typeof stepRevision>[3] = {},
): Promise<StoredRevision> {
  if (!revision) throw new Fault('notFound');
  const state = revisionStateOn(revision, wallTimeOf(now).day);
  const next = afterStep(state, taken);
  if (next === null || next === 'expired') throw refused(offer, state, taken);
  const done = await stepRevision(transaction, revision, [revision.state], { ...changes, state: next });
  if (!done) throw refused(offer, state, taken);
  return revision;
}
