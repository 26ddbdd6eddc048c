import { REVISION_STATES } from './revision-life.ts';

/** Which of a list: a state, all that wait for the client, those whose client waits for an answer, or has written something new. */
export const OFFER_LISTED = [...REVISION_STATES, 'open', 'asked', 'unread'] as const;
export type OfferListed = (typeof OFFER_LISTED)[number];
