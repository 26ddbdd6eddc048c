import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Actor } from '#domain/accounts/actor.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { consentsOf, signingProblem } from '#domain/offers/consent.ts';
import * as contract from '#domain/offers/link-contract.ts';
import { REVISION_QUERY } from '#domain/offers/link-header.ts';
import { effectPulse, isEffectMoved, pulseOf } from '#domain/offers/offer-pulse.ts';
import { effectKept, effectRefusal } from '#domain/offers/offer-shown.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { byOf } from '../audit/note.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Foundation } from '../foundation.ts';
import type { ReadLinkedOffer } from '../http/render-page.ts';
import { type Admitted, serve } from '../http/serve.ts';
import { knownAuthors } from '../messages/conversation-data.ts';
import type { Room } from '../room.ts';
import { createClientView, sentOnly } from './client-view.ts';
import { draftOf } from './full-offer.ts';
import { findOfferOfProject } from './link-data.ts';
import { createLinkHolders, type LinkHolders } from './link-holder.ts';
import { createLinkRequests } from './link-requests.ts';
import { createOfferPdf } from './offer-pdf.ts';
import { reachedOffer } from './reached-offer.ts';
import type { OfferRoom } from './room.ts';
import { createVerification } from './verification.ts';

export interface LinkRoom extends Room, Pick<LinkHolders, 'holderOf'> {
  /** What the page of a secret shows; null for any but a good one. */
  linkedOffer: ReadLinkedOffer;
}

interface LinkRoomOptions extends Pick<OfferRoom, 'offers'> {
  /** Whether a request comes with a session of an operator, whatever else it carries. */
  isOperators(request: FastifyRequest): Promise<boolean>;
  /** The payment calls that the acceptance of an offer has led to, as far as somebody reaches them. */
  paymentsOf(offerId: string, reading: Reading): Promise<readonly ClientPayment[]>;
}

/** A call of an offer's client: a link says which offer it is, everybody else does in the query. */
type OfClient = Pick<Admitted, 'actor'> & { query: { offer?: string | undefined } };

/** Who reads an offer, and when. */
type Reading = Pick<Admitted, 'actor' | 'now'>;

/** Most of a browser's name that is kept with an acceptance. */
const USER_AGENT_MAX = 300;

const LINKS_ENDED = {
  offer: 'Odkazy na túto ponuku sú zrušené. Ak ju chcete otvoriť, napíšte mi správu.',
  addendum: 'Odkazy na tento dodatok sú zrušené. Ak ho chcete otvoriť, napíšte mi správu.',
} as const;

/** Offers as their clients see and answer them, by a secret link or as members of the client (business 2, 4). */
export function linkRoom(
  foundation: Foundation,
  { offers, isOperators, paymentsOf }: LinkRoomOptions,
): LinkRoom {
  const { db } = foundation;
  const view = createClientView(foundation);
  const pdf = createOfferPdf(foundation);
  const holders = createLinkHolders(foundation);
  const requests = createLinkRequests({ ...foundation, offers });
  const verification = createVerification(foundation);

  const reached = ({ actor, query }: OfClient) => reachedOffer(db, actor, query.offer);
  /** The project of an addendum whose link does not open it is no way to go on. */
  const reachedOnly = async (actor: Actor, projectId: string | null) =>
    projectId !== null && (await findReached(db, actor, { type: 'project', id: projectId }))
      ? projectId
      : null;
  const shown = async ({ actor, now }: Reading, id: string, revision: number | null = null) => {
    const offer = await view(sentOnly(await offers.find(id)), revision, now, accountOf(actor));
    return {
      ...offer,
      projectId: await reachedOnly(actor, offer.projectId),
      messages: await knownAuthors(db, actor, offer.messages),
    };
  };
  /** Whether somebody looks who is neither the operator nor a program. */
  const isClient = async ({ request }: Pick<Admitted, 'request'>): Promise<boolean> => {
    const { headers } = request;
    const program = headers['user-agent'];
    if (!program || isbot(program) || isFetchedAhead(headers)) return false;
    return !(await isOperators(request));
  };

  return {
    holderOf: holders.holderOf,
    async linkedOffer({ secret, search, ip }) {
      await foundation.limiter.consume(contract.LINK_USES, { ip, actor: { kind: 'stranger' } });
      const id = await holders.offerOf(secret);
      if (id === null) return null;
      const wanted = revisionIn(search);
      const { revisions } = sentOnly(await offers.find(id));
      const isSent = revisions.some(({ revision }) => revision === wanted);
      const now = foundation.clock();
      const reading = { actor: { kind: 'link' as const, offerId: id, today: wallTimeOf(now).day }, now };
      const offer = await shown(reading, id, isSent ? wanted : null);
      return { offer, payments: offer.acceptance ? await paymentsOf(id, reading) : [] };
    },
    calls: [
      serve(contract.linkedOffer, async (call) => shown(call, await reached(call), call.query.revision)),
      serve(contract.offerPulse, async (call) => pulseOf(await shown(call, await reached(call)))),
      serve(contract.noteOfferSeen, async (call) => {
        const id = await reached(call);
        if (!(await isClient(call))) return {};
        await offers.view(id, byOf(call));
        return {};
      }),
      serve(contract.acceptOffer, async (call) => {
        const id = await reached(call);
        const { agreed: _, capacity, ico, startsEarly, ...acceptance } = call.body;
        const { signing, content, effect } = await shown(call, id, acceptance.revision);
        const signature = { capacity, ico, startsEarly };
        const problem = signingProblem(signing, signature);
        if (problem) throw new Fault('validation', problem);
        const totals = offerTotals(content, new Set(acceptance.chosen));
        // Asked again under the lock of the project; here what is kept is what was shown.
        if (effect && isEffectMoved(acceptance.effect, effectPulse(effect)))
          throw new Fault('offerStep', { message: effectRefusal(effect, totals) });
        await offers.accept(
          id,
          {
            ...acceptance,
            ...(capacity === 'business' && { ico }),
            consents: [...consentsOf(signing, signature), ...(effect ? [effectKept(effect, totals)] : [])],
            address: call.request.ip,
            userAgent: String(call.request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
            notedHow: null,
          },
          byOf(call),
        );
        return shown(call, id);
      }),
      serve(contract.declineOffer, async (call) => {
        const id = await reached(call);
        await offers.decline(id, { ...call.body, notedHow: null }, byOf(call));
        return shown(call, id);
      }),
      serve(contract.askOfferRenewal, async (call) => {
        await offers.askRenewal(await reached(call), byOf(call));
        return {};
      }),
      serve(contract.endOfferReminders, async (call) => {
        await offers.setReminders(await reached(call), true, byOf(call));
        return {};
      }),
      serve(contract.offerPdf, async (call) => {
        const { addressGroup: client, signal, now } = call;
        const offerId = await reached(call);
        const offer = await shown(call, offerId, call.query.revision);
        return pdf(offer, { offerId, now }, { client, signal });
      }),
      serve(contract.askForOfferLink, async ({ body }) => {
        await requests.request(body);
        return {};
      }),
      serve(contract.sendOfferLink, async (call) => {
        const { id, offerId } = call.params;
        const found = await findOfferOfProject(db, call.actor, id, offerId);
        if (!found) throw new Fault('notFound');
        // Whoever has ended them all wants nobody in.
        if (!found.hasLink)
          throw new Fault('offerStep', {
            message: LINKS_ENDED[found.isAddendum ? 'addendum' : 'offer'],
          });
        await offers.mailLink(offerId, byOf(call));
        return {};
      }),
      serve(contract.verifyOffer, ({ body }) => verification.ofText(body)),
      serve(contract.verifyOfferPdf, ({ upload }) => {
        if (!upload) throw new Fault('unsupportedMedia');
        return verification.ofPdf(upload.bytes);
      }),
      serve(contract.offerRevisionPdf, async ({ params, now, addressGroup: client, signal }) => {
        const found = await offers.find(params.id);
        // The next draft stands in the way of what was sent, and is shown only where it is asked for.
        const isDraft = draftOf(found.revisions)?.revision === params.revision;
        const offer = isDraft ? found : sentOnly(found);
        const shownRevision = await view(offer, params.revision, now);
        return pdf(shownRevision, { offerId: offer.id, now }, { client, signal });
      }),
    ],
  };
}

/** The revision that an address names; 0 for none. */
const revisionIn = (search: string): number => Number(new URLSearchParams(search).get(REVISION_QUERY));

/** Browsers and mail programs say when they only prepare for somebody who may come. */
const isFetchedAhead = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']].some((purpose) =>
    /prefetch|prerender|preview/i.test(String(purpose ?? '')),
  );
