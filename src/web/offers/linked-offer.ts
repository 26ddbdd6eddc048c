import { createContext } from 'react-router';
import type { OfferWithPayments } from '#domain/payments/offer-with-payments.ts';

/** Where the page of a secret link finds what to show: the server has looked it up; null where the link is no good one. */
export const LINKED_OFFER = createContext<OfferWithPayments | null>(null);
