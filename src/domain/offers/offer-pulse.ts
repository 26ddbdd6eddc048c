import type { z } from 'zod';
import type { ClientOffer } from './client-offer-schema.ts';
import type { offerPulseSchema } from './offer-pulse-schema.ts';

/** How an offer stands. */
export type OfferPulse = z.infer<typeof offerPulseSchema>;

/** Of the revision that is shown. That the client has opened it is nothing new to them. */
export const pulseOf = ({ revision, state }: Pick<ClientOffer, 'revision' | 'state'>): OfferPulse => ({
  revision,
  state: state === 'viewed' ? 'sent' : state,
});

/** Whether an offer has changed since it was read; what is said about it is followed for itself. */
export const hasChanged = (seen: OfferPulse, now: OfferPulse): boolean =>
  seen.revision !== now.revision || seen.state !== now.state;
