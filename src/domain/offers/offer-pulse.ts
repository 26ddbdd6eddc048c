import { z } from 'zod';
import type { ClientOffer } from './client-offer-schema.ts';
import { REVISION_STATES } from './revision-life.ts';

/** How an offer stands, in a few bytes: who has it open compares it with what they see. */
export const offerPulseSchema = z.object({
  revision: z.int(),
  state: z.enum(REVISION_STATES).exclude(['draft']),
  said: z.int().describe('messages, and how many of them were withdrawn'),
  withdrawn: z.int(),
});
export type OfferPulse = z.infer<typeof offerPulseSchema>;

/** Of the revision that is shown. That the client has opened it is nothing new to them. */
export const pulseOf = ({
  revision,
  state,
  messages,
}: Pick<ClientOffer, 'revision' | 'state' | 'messages'>): OfferPulse => ({
  revision,
  state: state === 'viewed' ? 'sent' : state,
  said: messages.length,
  withdrawn: messages.filter(({ withdrawnAt }) => withdrawnAt !== null).length,
});

/** What has become of an offer since it was read: only talk, or the offer itself; null while it is as it was. */
export function changeBetween(seen: OfferPulse, now: OfferPulse): 'talk' | 'offer' | null {
  if (seen.revision !== now.revision || seen.state !== now.state) return 'offer';
  return seen.said === now.said && seen.withdrawn === now.withdrawn ? null : 'talk';
}
