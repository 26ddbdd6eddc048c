import type { ClientOffer } from '../offers/client-offer-schema.ts';
import type { ClientPayment } from './payment-schema.ts';

/** What the page of a secret link shows at once: the offer, and the payment calls that its acceptance has led to. */
export interface OfferWithPayments {
  offer: ClientOffer;
  payments: readonly ClientPayment[];
}
