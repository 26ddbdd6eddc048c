import { Fault } from '#domain/errors/faults.ts';
import * as contract from '#domain/projects/portal-contract.ts';
import { createFairQueue } from '../fair-queue.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import { createMessageService } from '../messages/service.ts';
import { renderPaymentPdf } from '../payments/pdf.ts';
import type { Room } from '../room.ts';
import { createProjectCalendars } from './calendars.ts';
import { createPortalActs } from './portal-acts.ts';
import { portalComposers } from './portal-mails.ts';
import { createPortalReading } from './portal-reading.ts';

const RETRY_SECONDS = 2;

/** To put a project together takes some 40 ms of the one thread, so whoever asks for many at once waits behind themselves. */
const READING = {
  ...{ running: 4, runningPerClient: 2, waiting: 60, waitingPerClient: 10 },
  full: () => new Fault('busy', { retryAfter: RETRY_SECONDS }),
  ownShareFull: () => new Fault('rateLimited', { retryAfter: RETRY_SECONDS }),
} as const;

/** Who has a share of it: an account, or an address with links. */
const readerOf = ({ actor, addressGroup }: Pick<Admitted, 'actor' | 'addressGroup'>): string =>
  'accountId' in actor ? actor.accountId : addressGroup;

/** Projects as their clients see them, in the portal and by a secret link (business 2, 5). */
export function portalProjectRoom(foundation: Foundation): Room {
  const { db, pdf, config } = foundation;
  const messages = createMessageService(foundation);
  const reading = createPortalReading({ ...foundation, messages });
  const pdfOptions = { db, pdf, publicUrl: config.publicUrl };
  const acts = createPortalActs({ ...foundation, messages });
  const calendars = createProjectCalendars(foundation);
  const queue = createFairQueue(READING);
  return {
    mails: portalComposers(foundation),
    calls: [
      serve(contract.portalProject, async (call) => {
        const { params, actor, now, signal } = call;
        const release = await queue.acquire({ client: readerOf(call), cost: 1 }, signal);
        return reading.open(params.id, actor, now).finally(() => release());
      }),
      serve(contract.answerStage, async ({ params, body, actor, now }) => {
        await acts.answerStage(params.id, params.stageId, body, { actor, now });
        return reading.open(params.id, actor, now);
      }),
      serve(contract.askChange, async ({ params, body, actor, now }) => {
        await acts.askChange(params.id, body.text, { actor, now });
        return reading.open(params.id, actor, now);
      }),
      serve(contract.projectCalendar, ({ params, actor, now }) => calendars.read(params.id, { actor, now })),
      serve(contract.makeCalendar, ({ params, actor, now }) => calendars.make(params.id, { actor, now })),
      serve(contract.endCalendar, ({ params, actor, now }) => calendars.end(params.id, { actor, now })),
      serve(contract.calendarFeed, ({ params, now }) => calendars.feed(params.secret, now)),
      serve(contract.portalPaymentPdf, async ({ params, actor, addressGroup, signal }) =>
        renderPaymentPdf(pdfOptions, await reading.payment(params.id, params.paymentId, actor), {
          client: addressGroup,
          signal,
        }),
      ),
    ],
  };
}
