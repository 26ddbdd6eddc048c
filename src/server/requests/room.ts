import { signedIn } from '#domain/accounts/actor.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { promisedAnswer } from '#domain/requests/answer-clock.ts';
import { submitContact } from '#domain/requests/contact-contract.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import { ownQuotePdf, ownQuotes, ownRequest, ownRequests } from '#domain/requests/own-contract.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import { readIdempotencyKey } from '../idempotency/submit-once.ts';
import { createMailShare } from '../mail/shares.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import type { QuoteRoom } from '../quote/room.ts';
import type { Room } from '../room.ts';
import { contactComposers } from './contact-mails.ts';
import { type ContactRequestService, createContactRequestService } from './contact-service.ts';
import { deleteExpiredRequests } from './expiry.ts';
import { requestComposers } from './mails.ts';
import { createOwnRecords, type OwnRecords } from './own-service.ts';
import { createRequestService, type RequestService } from './service.ts';
import type { RequestContext } from './store.ts';

export interface RequestRoom extends Room {
  requests: RequestService;
  contactRequests: ContactRequestService;
  own: OwnRecords;
}

/** Submitting a request by wizard or contact form, and the lists of one's own (decisions 3). */
export function requestRoom(foundation: Foundation, { quotes }: QuoteRoom): RequestRoom {
  const { config, db, outbox, operator, pdf, random, site } = foundation;
  const workingTime = workingTimeOf(site);
  const promise = (sentAt: Date) => promisedAnswer(sentAt, site.claims.callbackHours, workingTime);
  const requests = createRequestService({ db, quotes, outbox, operator, random, promise });
  const contactRequests = createContactRequestService({ db, outbox, operator, random, promise });
  const mailShare = createMailShare(foundation.limiter);
  const contextOf = async ({
    request,
    browserId,
    now,
    caller,
    body,
  }: Submitting): Promise<RequestContext> => ({
    idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
    browserId,
    now,
    isShared: await mailShare(caller, body.email),
  });
  const own = createOwnRecords({ db, site });
  const facts = { site, publicUrl: config.publicUrl };
  return {
    requests,
    contactRequests,
    own,
    calls: [
      serve(submitRequest, async (call) => requests.submit(call.body, await contextOf(call))),
      serve(submitContact, async (call) => contactRequests.send(call.body, await contextOf(call))),
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

/** A call that submits a request, with the e-mail in it. */
type Submitting = Pick<Admitted, 'request' | 'browserId' | 'now' | 'caller'> & { body: { email: string } };
