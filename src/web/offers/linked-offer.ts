import { createContext } from 'react-router';
import type { LinkedOffer } from '#domain/payments/linked-offer.ts';

/** Where the page of a secret link finds what to show: the server has looked it up; null where the link is no good one. */
export const LINKED_OFFER = createContext<LinkedOffer | null>(null);
