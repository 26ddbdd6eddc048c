import { Fault } from '#domain/errors/faults.ts';
import { submitContact } from '#domain/requests/contact-contract.ts';
import { ownQuotes, ownRequests, submitRequest } from '#domain/requests/contract.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import { readIdempotencyKey, type SubmitContext } from '../idempotency/submit-once.ts';
import type { QuoteRoom } from '../quote/room.ts';
import type { Room } from '../room.ts';
import { contactComposers } from './contact-mails.ts';
import { type ContactRequestService, createContactRequestService } from './contact-service.ts';
import { deleteExpiredRequests } from './expiry.ts';
import { requestComposers } from './mails.ts';
import { createRequestService, type RequestService } from './service.ts';

interface RequestRoom extends Room {
  requests: RequestService;
  contactRequests: ContactRequestService;
}

/** Submitting a request by wizard or contact form, and the lists of one's own (decisions 3). */
export function requestRoom(foundation: Foundation, { quotes }: QuoteRoom): RequestRoom {
  const { config, db, outbox, operator, pdf, random, site } = foundation;
  const requests = createRequestService({ db, quotes, outbox, operator, random });
  const contactRequests = createContactRequestService({ db, outbox, operator, random });
  const needsAccount = async (): Promise<never> => {
    throw new Fault('unauthenticated');
  };
  return {
    requests,
    contactRequests,
    calls: [
      serve(submitRequest, (call) => requests.submit(call.body, contextOf(call))),
      serve(submitContact, (call) => contactRequests.send(call.body, contextOf(call))),
      serve(ownRequests, needsAccount),
      serve(ownQuotes, needsAccount),
    ],
    mails: {
      ...requestComposers({ db, quotes, pdf, publicUrl: config.publicUrl, site, operator }),
      ...contactComposers({ db, site, operator }),
    },
    sweeps: [
      {
        name: 'delete-requests',
        minute: 23,
        run: (now) => deleteExpiredRequests(db, site.retention, now),
      },
    ],
  };
}

const contextOf = ({
  request,
  browserId,
  now,
}: Pick<Admitted, 'request' | 'browserId' | 'now'>): SubmitContext => ({
  idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
  browserId,
  now,
});
