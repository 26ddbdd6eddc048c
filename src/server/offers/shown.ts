import type { AnswerInput } from '#domain/api/endpoint.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import type { listOffers, openOffer } from '#domain/offers/contract.ts';
import { differenceOf } from '#domain/offers/difference.ts';
import { currentRevision } from '#domain/offers/listed.ts';
import { type Chosen, initialChoice } from '#domain/offers/offer-choice.ts';
import { revisionLetter } from '#domain/offers/offer-number.ts';
import { offerTotals, totalsOfEverything } from '#domain/offers/offer-totals.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import type { StoredRevision } from './data.ts';
import type { FullOffer } from './full-offer.ts';
import type { OfferRow } from './list-data.ts';

type ShownOffer = AnswerInput<typeof openOffer, never>;
type ShownRow = AnswerInput<typeof listOffers, never>[number];

/** A row of the list. */
export const shownRow = (
  row: OfferRow,
  { number, openQuestions, today }: { number: string; openQuestions: number; today: Day },
): ShownRow => ({
  id: row.id,
  number,
  letter: revisionLetter(row.revision),
  state: revisionStateOn(row, today),
  title: row.title,
  client: { id: row.clientId, name: row.clientName },
  recipient: row.recipientName || row.recipientEmail,
  onceTotal: row.onceTotal,
  monthlyTotal: row.monthlyTotal,
  validUntil: row.validUntil,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  viewedAt: row.viewedAt?.toISOString() ?? null,
  hasDraft: row.hasDraft,
  openQuestions,
});

/** What was taken of a revision, or is ticked at first. */
const takenOf = (revision: StoredRevision, { acceptance }: Pick<FullOffer, 'acceptance'>): Chosen =>
  acceptance?.revision === revision.revision ? new Set(acceptance.chosen) : initialChoice(revision.content);

/** A revision as the operator reads it; `before` is the one it changes. */
function shownRevision(
  revision: StoredRevision,
  before: StoredRevision | undefined,
  offer: Pick<FullOffer, 'acceptance'>,
  today: Day,
): ShownOffer['revisions'][number] {
  const { content, declineReason, declineText, declineNotedHow } = revision;
  const totals = offerTotals(content, takenOf(revision, offer));
  return {
    revision: revision.revision,
    letter: revisionLetter(revision.revision),
    state: revisionStateOn(revision, today),
    content,
    totals,
    everything: totalsOfEverything(content),
    payments: duePayments(content.payments, totals.once.total),
    changes: before ? differenceOf(before.content, content) : [],
    createdAt: revision.createdAt.toISOString(),
    sentAt: revision.sentAt?.toISOString() ?? null,
    viewedAt: revision.viewedAt?.toISOString() ?? null,
    closedAt: revision.closedAt?.toISOString() ?? null,
    declined:
      declineReason === null
        ? null
        : { reason: declineReason, text: declineText ?? '', notedHow: declineNotedHow },
  };
}

/** All revisions, the latest first, each beside the one before it. */
export const shownRevisions = (offer: FullOffer, today: Day): ShownOffer['revisions'] =>
  offer.revisions.map((revision, index) => shownRevision(revision, offer.revisions[index + 1], offer, today));

/** How the offer stands on that day. */
export const stateOfOffer = ({ revisions }: FullOffer, today: Day): ShownOffer['state'] => {
  const current = currentRevision(revisions);
  return current ? revisionStateOn(current, today) : 'draft';
};

/** How the offer was accepted; `notedBy` is the username of who noted it. */
export function shownAcceptance(offer: FullOffer, notedBy: string | null): ShownOffer['acceptance'] {
  const { acceptance, revisions } = offer;
  const accepted = acceptance && revisions.find(({ revision }) => revision === acceptance.revision);
  if (!accepted) return null;
  return {
    revision: acceptance.revision,
    chosen: acceptance.chosen,
    totals: offerTotals(accepted.content, new Set(acceptance.chosen)),
    name: acceptance.name,
    acceptedAt: acceptance.acceptedAt.toISOString(),
    fingerprint: acceptance.fingerprint,
    consents: acceptance.consents,
    notedHow: acceptance.notedHow,
    notedBy,
  };
}
