import { signedIn } from '#domain/accounts/actor.ts';
import { submitContact } from '#domain/requests/contact-contract.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import { ownQuotePdf, ownQuotes, ownRequest, ownRequests } from '#domain/requests/own-contract.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import { readIdempotencyKey, type SubmitContext } from '../idempotency/submit-once.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import type { QuoteRoom } from '../quote/room.ts';
import type { Room } from '../room.ts';
import { contactComposers } from './contact-mails.ts';
import { type ContactRequestService, createContactRequestService } from './contact-service.ts';
import { deleteExpiredRequests } from './expiry.ts';
import { requestComposers } from './mails.ts';
import { createOwnRecords, type OwnRecords } from './own-service.ts';
import { createRequestService, type RequestService } from './service.ts';

export interface RequestRoom extends Room {
  requests: RequestService;
  contactRequests: ContactRequestService;
  own: OwnRecords;
}

/** Submitting a request by wizard or contact form, and the lists of one's own (decisions 3). */
export function requestRoom(foundation: Foundation, { quotes }: QuoteRoom): RequestRoom {
  const { config, db, outbox, operator, pdf, random, site } = foundation;
  const requests = createRequestService({ db, quotes, outbox, operator, random });
  const contactRequests = createContactRequestService({ db, outbox, operator, random });
  const own = createOwnRecords({ db, site });
  const facts = { site, publicUrl: config.publicUrl };
  return {
    requests,
    contactRequests,
    own,
    calls: [
      serve(submitRequest, (call) => requests.submit(call.body, contextOf(call))),
      serve(submitContact, (call) => contactRequests.send(call.body, contextOf(call))),
      serve(ownRequests, ({ actor, query }) => own.requests(signedIn(actor).accountId, query.after)),
      serve(ownRequest, ({ actor, params, now }) => own.request(signedIn(actor).accountId, params.id, now)),
      serve(ownQuotes, ({ actor, query, now }) => own.quotes(signedIn(actor).accountId, query.after, now)),
      serve(ownQuotePdf, async ({ actor, params, addressGroup, signal }) => {
        const stored = await own.quote(signedIn(actor).accountId, params.id);
        return {
          bytes: await renderQuotePdf(pdf, stored, facts, { client: addressGroup, signal }),
          type: 'application/pdf',
          fileName: quoteFileName(stored),
        };
      }),
    ],
    mails: {
      ...requestComposers({ db, quotes, pdf, publicUrl: config.publicUrl, site, operator }),
      ...contactComposers({ db, publicUrl: config.publicUrl, site, operator }),
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
