import type { Foundation } from '../foundation.ts';
import { createOfferAccepting, type OfferAccepting, type WhenAccepted } from './accepting.ts';
import { createOfferAnswering, type OfferAnswering } from './answering.ts';
import { createOfferDrafting, type OfferDrafting } from './drafting.ts';
import type { OfferLinks } from './links.ts';
import { createOfferSending, type OfferSending } from './sending.ts';
import { createOfferSteps, type OfferSteps } from './steps.ts';

/**
 * The life of offers (business 3). Each step is one transaction under the offer's lock with one entry in the audit log; a
 * step that the state does not allow throws `offerStep` with a sentence and changes nothing. Throws notFound.
 */
export interface OfferService
  extends Pick<OfferSteps, 'find'>,
    OfferDrafting,
    OfferSending,
    OfferAnswering,
    OfferAccepting {}

type ServiceOptions = Pick<Foundation, 'db' | 'random' | 'outbox' | 'site' | 'operator'> & {
  links: OfferLinks;
  whenAccepted: WhenAccepted;
};

export function createOfferService(options: ServiceOptions): OfferService {
  const steps = createOfferSteps(options);
  return {
    find: steps.find,
    ...createOfferDrafting(options, steps),
    ...createOfferSending(options, steps),
    ...createOfferAnswering(options, steps),
    ...createOfferAccepting(options, steps),
  };
}
