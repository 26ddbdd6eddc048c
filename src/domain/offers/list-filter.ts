import { REVISION_STATES } from './revision-life.ts';

/** Which of a list: a state, all that wait for the client, or those whose client waits for an answer. */
export const OFFER_LISTED = [...REVISION_STATES, 'open', 'unanswered'] as const;
export type OfferListed = (typeof OFFER_LISTED)[number];
