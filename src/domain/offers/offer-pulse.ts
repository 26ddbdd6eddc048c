import { z } from 'zod';
import type { ClientOffer } from './client-offer-schema.ts';
import { REVISION_STATES } from './revision-life.ts';

/** How an offer stands, in a few bytes: who has it open compares it with what they see. */
export const offerPulseSchema = z.object({
  revision: z.int(),
  state: z.enum(REVISION_STATES).exclude(['draft']),
});
export type OfferPulse = z.infer<typeof offerPulseSchema>;

/** Of the revision that is shown. That the client has opened it is nothing new to them. */
export const pulseOf = ({ revision, state }: Pick<ClientOffer, 'revision' | 'state'>): OfferPulse => ({
  revision,
  state: state === 'viewed' ? 'sent' : state,
});

/** Whether an offer has changed since it was read; what is said about it is followed for itself. */
export const hasChanged = (seen: OfferPulse, now: OfferPulse): boolean =>
  seen.revision !== now.revision || seen.state !== now.state;
