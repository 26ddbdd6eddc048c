import { Fault } from '#domain/errors/faults.ts';
import type { DeclineReason } from '#domain/offers/decline-reasons.ts';
import { STANDING_STATES } from '#domain/offers/revision-life.ts';
import type { LostReason } from '#domain/requests/request-life.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { requestLife } from '../requests/life.ts';
import { offersOfRequest, stepRevision, touchLink } from './data.ts';
import { type FullOffer, refused, stateOf } from './full-offer.ts';
import { linksUsedAfter, tokenHash } from './links.ts';
import * as mails from './mail-kinds.ts';
import { type OfferSteps, takeStep } from './steps.ts';

/** Why a client does not take a revision. */
export interface DeclineInput {
  revision: number;
  reason: DeclineReason;
  text: string;
  /** As of an acceptance. */
  notedHow: string | null;
}

/** What clients do with what they were sent, but accept it (business 3). */
export interface OfferAnswering {
  /** The offer of a secret link that is good, without drafts; throws notFound for every other text. */
  open(token: string, now: Date): Promise<FullOffer>;
  /** Notes that the client has seen the open revision, the first time. */
  view(id: string, by: By): Promise<void>;
  decline(id: string, decline: DeclineInput, by: By): Promise<void>;
  /** Tells the operator that the client wants an expired offer again: once of each revision. */
  askRenewal(id: string, by: By): Promise<void>;
}

const LOST_BY: Record<DeclineReason, LostReason> = {
  'too-expensive': 'too-expensive',
  'chose-another': 'chose-another',
  'out-of-scope': 'out-of-scope',
  'not-now': 'other',
  other: 'other',
};

export function createOfferAnswering(
  { db }: Pick<Foundation, 'db'>,
  { find, onOffer, tellOperator }: OfferSteps,
): OfferAnswering {
  return {
    async open(token, now) {
      const id = await touchLink(db, tokenHash(token), { now, usedAfter: linksUsedAfter(now) });
      if (id === null) throw new Fault('notFound');
      const offer = await find(id);
      return { ...offer, revisions: offer.revisions.filter(({ state }) => state !== 'draft') };
    },

    async view(id, by) {
      await onOffer(id, 'offer.viewed', by, async (transaction, offer) => {
        const { revisions } = offer;
        const open = revisions.find(({ state }) => state === 'sent');
        if (!open || stateOf(open, by) !== 'sent') return false;
        await takeStep(transaction, offer, open, 'view', by.now, { viewedAt: by.now });
        return true;
      });
    },

    async decline(id, { revision, reason, text, notedHow }, by) {
      await onOffer(id, 'offer.declined', by, async (transaction, offer) => {
        const declined = offer.revisions.find((one) => one.revision === revision);
        await takeStep(transaction, offer, declined, 'decline', by.now, {
          closedAt: by.now,
          declineReason: reason,
          declineText: text,
          declineNotedHow: notedHow,
        });
        if (notedHow === null) await tellOperator(transaction, mails.OFFER_DECLINED, offer, by);
        if (offer.requestId !== null && (await isRequestOver(transaction, offer)))
          await requestLife.step(transaction, offer.requestId, 'lose', by, {
            reason: LOST_BY[reason],
            note: text,
          });
        return true;
      });
    },

    async askRenewal(id, by) {
      await onOffer(id, 'offer.renewal-asked', by, async (transaction, offer) => {
        const { revisions } = offer;
        const latest = revisions.find(({ state }) => state !== 'draft') ?? revisions[0];
        const state = stateOf(latest, by);
        if (!latest || state !== 'expired') throw refused(offer, state, 'expire');
        if (latest.renewalAskedAt !== null) return false;
        await stepRevision(transaction, latest, [latest.state], { renewalAskedAt: by.now });
        await tellOperator(transaction, mails.OFFER_RENEWAL, offer, by);
        return true;
      });
    },
  };
}

/** Whether anything else may still come of the request of an offer that was declined. */
async function isRequestOver(transaction: Transaction, { id, requestId }: FullOffer): Promise<boolean> {
  if (requestId === null) return false;
  const others = await offersOfRequest(transaction, requestId);
  return others.every((other) => other.id === id || !STANDING_STATES.some((state) => state === other.state));
}
