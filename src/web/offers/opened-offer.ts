import type { AnswerOf } from '#domain/api/call.ts';
import type { listOffers, openOffer } from '#domain/offers/calls.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import type { Recipient } from '#domain/offers/offer-problems.ts';

/** An offer as the operator sees it. */
export type OpenedOffer = AnswerOf<typeof openOffer>;
export type OfferRevision = OpenedOffer['revisions'][number];
export type ListedOffer = AnswerOf<typeof listOffers>[number];

/** What of an offer is written. */
export interface OfferDraft {
  content: OfferContent;
  recipient: Recipient;
}

/** The draft that is being written, with the revision it is of; null while there is none. */
export function draftOf(offer: OpenedOffer) {
  const [latest] = offer.revisions;
  return offer.draft && latest?.state === 'draft' ? { ...offer.draft, ...latest } : null;
}

/** The last revision that was sent; undefined for an offer that never was. */
export const lastSent = ({ revisions }: OpenedOffer): OfferRevision | undefined =>
  revisions.find(({ state }) => state !== 'draft');
