import type { z } from 'zod';
import type { ClientOffer } from './client-offer-schema.ts';
import type { offerPulseSchema } from './offer-pulse-schema.ts';

/** How an offer stands. */
export type OfferPulse = z.infer<typeof offerPulseSchema>;

/** Of the revision that is shown. That the client has opened it is nothing new to them. */
export const pulseOf = ({
  revision,
  state,
  effect,
}: Pick<ClientOffer, 'revision' | 'state' | 'effect'>): OfferPulse => ({
  revision,
  state: state === 'viewed' ? 'sent' : state,
  effect: effect && {
    price: effect.price,
    monthlyPrice: effect.monthlyPrice,
    launch: effect.launch && { from: effect.launch.from, to: effect.launch.to },
  },
});

/** Whether an offer, or what an addendum does to its project, has changed since it was read; messages are followed for themselves. */
export const hasChanged = (seen: OfferPulse, now: OfferPulse): boolean =>
  seen.revision !== now.revision || seen.state !== now.state || isMoved(seen.effect, now.effect);

const isMoved = (seen: OfferPulse['effect'], now: OfferPulse['effect']): boolean =>
  seen?.price !== now?.price ||
  seen?.monthlyPrice !== now?.monthlyPrice ||
  seen?.launch?.from !== now?.launch?.from ||
  seen?.launch?.to !== now?.launch?.to;
