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
  effect: effect && effectPulse(effect),
});

/** What of the effect of an addendum moves with its project. */
export const effectPulse = ({
  price,
  monthlyPrice,
  launch,
}: NonNullable<ClientOffer['effect']>): NonNullable<OfferPulse['effect']> => ({
  price,
  monthlyPrice,
  launch: launch && { from: launch.from, to: launch.to, agreed: launch.agreed },
});

/** Whether an offer, or what an addendum does to its project, has changed since it was read; messages are followed for themselves. */
export const hasChanged = (seen: OfferPulse, now: OfferPulse): boolean =>
  seen.revision !== now.revision || seen.state !== now.state || isEffectMoved(seen.effect, now.effect);

/** Whether an addendum does something else to its project by now than what was seen. */
export const isEffectMoved = (seen: OfferPulse['effect'], now: OfferPulse['effect']): boolean =>
  seen?.price !== now?.price ||
  seen?.monthlyPrice !== now?.monthlyPrice ||
  seen?.launch?.from !== now?.launch?.from ||
  seen?.launch?.to !== now?.launch?.to ||
  seen?.launch?.agreed.from !== now?.launch?.agreed.from ||
  seen?.launch?.agreed.to !== now?.launch?.agreed.to;
