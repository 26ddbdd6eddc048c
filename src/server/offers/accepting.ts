import { accountOf } from '#domain/audit/doer.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { WorkingTime } from '#domain/kernel/working-time.ts';
import { type Issuer, issuerOf } from '#domain/legal/issuer.ts';
import { supplierOf } from '#domain/legal/operator.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { wrongChoice } from '#domain/offers/offer-choice.ts';
import type { OfferPulse } from '#domain/offers/offer-pulse.ts';
import { WRONG_CHOICE, WRONG_PRICE } from '#domain/offers/offer-refusals.ts';
import { type OfferTotals, offerTotals } from '#domain/offers/offer-totals.ts';
import { type By, noteOn } from '../audit/note.ts';
import { fillIco } from '../clients/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { requestLife } from '../requests/life.ts';
import {
  deleteDraft,
  goodLinks,
  insertAcceptance,
  issuerOfRevision,
  type StoredRevision,
  threadOf,
} from './data.ts';
import { nameOfClient } from './draft-data.ts';
import { type FullOffer, mailboxOf, offerFingerprint, refused } from './full-offer.ts';
import { linksUsedAfter, type OfferLinks } from './links.ts';
import * as mails from './mail-kinds.ts';
import { type OfferSteps, takeStep } from './steps.ts';

/** What a client agrees to, as it was shown. */
export interface AcceptanceInput {
  revision: number;
  chosen: readonly string[];
  /** Cents with VAT, as the client saw them. */
  shown: { once: number; monthly: number };
  /** What an addendum was shown to do to its project; undefined where nobody was shown it. */
  effect?: OfferPulse['effect'];
  name: string;
  /** That a firm has signed with; undefined where nobody has said one. */
  ico?: string;
  consents: readonly string[];
  address: string;
  userAgent: string;
  /** The operator's note of how it was said, where the client did not press the button. */
  notedHow: string | null;
}

/** What an acceptance hands on to what follows from it, in its transaction. */
export interface AcceptedOffer {
  offerId: string;
  number: string;
  clientId: string;
  /** The accepted offer that an addendum changes; null for an offer of its own. */
  addendumOf: string | null;
  content: OfferContent;
  /** Ids of the lines taken beside the fixed ones. */
  chosen: readonly string[];
  totals: OfferTotals;
  /** What an addendum was shown to do to its project; undefined where nobody was shown it. */
  shownEffect: OfferPulse['effect'] | undefined;
  /** By which the days were counted that the client was shown. */
  time: WorkingTime;
  acceptedAt: Date;
}

/** What follows from an acceptance in other rooms, in its transaction: makes the project, or adds to it. */
export type WhenAccepted = (transaction: Transaction, accepted: AcceptedOffer, now: Date) => Promise<void>;

/** How an offer becomes a contract (business 3). */
export interface OfferAccepting {
  /** Accepts a revision once and for all. Throws validation for another choice or price than what is offered. */
  accept(id: string, acceptance: AcceptanceInput, by: By): Promise<OfferTotals>;
}

const noteOnClient = noteOn('client');

type AcceptingOptions = Pick<Foundation, 'outbox' | 'site'> & {
  links: OfferLinks;
  whenAccepted: WhenAccepted;
};

export function createOfferAccepting(
  { outbox, site, links, whenAccepted }: AcceptingOptions,
  { onOffer, tellOperator }: Pick<OfferSteps, 'onOffer' | 'tellOperator'>,
): OfferAccepting {
  /** The acceptance as a court would ask for it. Throws offerStep where there is one. */
  const keepAcceptance = async (
    transaction: Transaction,
    offer: FullOffer,
    { revision, content, sentText }: StoredRevision,
    { acceptance, issuer, by }: { acceptance: AcceptanceInput; issuer: Issuer; by: By },
  ): Promise<void> => {
    const { chosen, shown, name, consents, address, userAgent, notedHow } = acceptance;
    const isFirst = await insertAcceptance(transaction, {
      ...{ offerId: offer.id, revision, name, address, userAgent, notedHow },
      chosen: [...new Set(chosen)].toSorted(),
      onceTotal: shown.once,
      monthlyTotal: shown.monthly,
      clientName: (await nameOfClient(transaction, offer.clientId)) || offer.recipientName,
      supplier: supplierOf(issuer),
      termsVersion: content.termsVersion,
      consents: [...consents],
      acceptedAt: by.now,
      fingerprint: offerFingerprint(sentText ?? ''),
      notedBy: notedHow === null ? null : accountOf(by.actor),
      acceptedBy: notedHow === null ? accountOf(by.actor) : null,
    });
    if (!isFirst) throw refused(offer, 'accepted', 'accept');
  };

  const tellClient = async (transaction: Transaction, offer: FullOffer, now: Date): Promise<void> => {
    if (offer.recipientEmail === '') return;
    // Whoever ended all links wants nobody to come in by a new one.
    const [open] = await goodLinks(transaction, offer.id, linksUsedAfter(now));
    const link = open ? await links.make(transaction, offer.id, now) : null;
    const payload = { offerId: offer.id, linkId: link?.id ?? null };
    const mail = {
      kind: mails.OFFER_ACCEPTED_CLIENT,
      to: mailboxOf(offer),
      threadId: threadOf(offer),
      payload,
    };
    await outbox.add(transaction, [mail], now);
  };

  return {
    accept: (id, acceptance, by) =>
      onOffer(id, 'offer.accepted', by, async (transaction, offer) => {
        const wanted = offer.revisions.find(({ revision }) => revision === acceptance.revision);
        const accepted = await takeStep(transaction, offer, wanted, 'accept', by.now, { closedAt: by.now });
        const totals = totalsAsShown(accepted.content, acceptance);
        const issuer = (await issuerOfRevision(transaction, accepted)) ?? issuerOf(site);
        await keepAcceptance(transaction, offer, accepted, { acceptance, issuer, by });
        await deleteDraft(transaction, id);
        const { requestId, clientId, number, addendumOf } = offer;
        if (acceptance.ico && (await fillIco(transaction, clientId, acceptance.ico)))
          await noteOnClient(transaction, clientId, 'client.changed', by);
        if (requestId !== null) await requestLife.step(transaction, requestId, 'win', by);
        const agreed = {
          ...{ offerId: id, number, clientId, addendumOf, content: accepted.content, totals },
          chosen: [...new Set(acceptance.chosen)],
          shownEffect: acceptance.effect,
          time: workingTimeOf(issuer),
          acceptedAt: by.now,
        };
        await whenAccepted(transaction, agreed, by.now);
        await tellClient(transaction, offer, by.now);
        await tellOperator(transaction, mails.OFFER_ACCEPTED_OPERATOR, offer, by);
        return totals;
      }),
  };
}

/** What is chosen costs what the client was shown. Throws validation where it cannot be chosen, or costs something else. */
function totalsAsShown(
  content: OfferContent,
  { chosen, shown }: Pick<AcceptanceInput, 'chosen' | 'shown'>,
): OfferTotals {
  const taken = new Set(chosen);
  if (wrongChoice(content, taken)) throw new Fault('validation', { field: 'chosen', message: WRONG_CHOICE });
  const totals = offerTotals(content, taken);
  if (totals.once.total !== shown.once || totals.monthly.total !== shown.monthly)
    throw new Fault('validation', { field: 'shown', message: WRONG_PRICE });
  return totals;
}
