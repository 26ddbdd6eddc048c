import { z } from 'zod';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import type { askForOfferLink } from '#domain/offers/link-contract.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import type { Foundation } from '../foundation.ts';
import { retriedForADay } from '../jobs/queues.ts';
import { offersSentTo } from './link-data.ts';
import type { OfferService } from './service.ts';

/** Stays the same: jobs of it wait in the database. */
const LINK_QUEUE = 'offer-link';
const JOB_SECONDS = 30;
const POLL_SECONDS = 2;
/** Whoever names no number gets a link to each of the latest offers. */
const OFFERS_MAX = 3;
/** Among so many a number is looked for. */
const SEARCHED_MAX = 50;

const jobSchema = z.object({ offerIds: z.array(z.uuid()) });

/** New links for who has lost theirs. */
export interface LinkRequests {
  /** Has links mailed to whom an offer was sent. For an address that got none the same is read and written. */
  request(asked: ParsedBody<typeof askForOfferLink>): Promise<void>;
}

type LinkRequestOptions = Pick<Foundation, 'db' | 'jobs' | 'clock'> & {
  offers: Pick<OfferService, 'newLink'>;
};

export function createLinkRequests({ db, jobs, clock, offers }: LinkRequestOptions): LinkRequests {
  jobs.work({
    name: LINK_QUEUE,
    options: retriedForADay(JOB_SECONDS),
    pollSeconds: POLL_SECONDS,
    run: async (data) => {
      for (const id of jobSchema.parse(data).offerIds)
        await offers.newLink(id, true, { actor: { kind: 'link' }, now: clock() });
    },
  });
  return {
    async request({ email, number }) {
      await db.transaction(async (transaction) => {
        const sent = await offersSentTo(transaction, email, SEARCHED_MAX);
        const wanted = sent.filter((offer) => number === '' || offerNumber(offer).toUpperCase() === number);
        const offerIds = wanted.slice(0, OFFERS_MAX).map(({ id }) => id);
        await jobs.add(transaction, LINK_QUEUE, [{ offerIds } satisfies z.input<typeof jobSchema>]);
      });
      jobs.wake(LINK_QUEUE);
    },
  };
}
