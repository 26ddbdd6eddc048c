import type { AnswerInput, ParsedQuery } from '#domain/api/endpoint.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { euros } from '#domain/kernel/money.ts';
import { AS_OPERATOR } from '#domain/messages/message.ts';
import type {
  exportOffers,
  listOffers,
  offerCounts,
  offerTemplates,
  openOffer,
} from '#domain/offers/contract.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerCsv } from '#domain/offers/offer-csv.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { offerProblems } from '#domain/offers/offer-problems.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { REVISION_STATES } from '#domain/offers/revision-life.ts';
import { paymentStateOn } from '#domain/payments/payment-life.ts';
import { recommendedFeatures, SERVICE_SLUGS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { isMuted } from '../accounts/opt-out-data.ts';
import { usernames } from '../audit/read-data.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { listFile } from '../http/list-file.ts';
import { shownUnsentAbout } from '../mail/unsent.ts';
import { type MessageService, shownMessages } from '../messages/service.ts';
import { countWithWaiting } from '../messages/waiting-data.ts';
import { paymentsOf } from '../payments/data.ts';
import { findProjectsOf } from '../projects/data.ts';
import { findQuote } from '../quote/data.ts';
import { goodLinks } from './data.ts';
import { findRequest, nameOfClient, numberParts, type StoredTemplate } from './draft-data.ts';
import { type FullOffer, recipientOf } from './full-offer.ts';
import { linksUsedAfter } from './links.ts';
import { countOffers, findOffers, findUnanswered, type OfferRow, openThreads } from './list-data.ts';
import { remindersOf } from './reminder-data.ts';
import { mailOfDraft } from './sending.ts';
import type { OfferService } from './service.ts';
import { shownAcceptance, shownRevisions, shownRow, stateOfOffer } from './shown.ts';

type ShownOffer = AnswerInput<typeof openOffer, never>;

/** What the operator reads of offers. */
export interface OfferReading {
  list(query: ParsedQuery<typeof listOffers>, now: Date): Promise<AnswerInput<typeof listOffers, never>>;
  /** What the list shows, as CSV. */
  table(query: ParsedQuery<typeof exportOffers>, now: Date): Promise<Download>;
  counts(now: Date): Promise<AnswerInput<typeof offerCounts, never>>;
  /** The first offers that can be accepted and have no answer: those with a question first, then by their last day. */
  unanswered(now: Date, limit: number): Promise<AnswerInput<typeof listOffers, never>>;
  /** Throws notFound. */
  open(id: string, now: Date): Promise<ShownOffer>;
}

type ReadingOptions = Pick<Foundation, 'db'> & {
  offers: Pick<OfferService, 'find'>;
  messages: Pick<MessageService, 'of'>;
};

export function createOfferReading({ db, offers, messages }: ReadingOptions): OfferReading {
  const estimateOf = async (quoteId: string | null) => {
    const found = quoteId === null ? null : await findQuote(db, quoteId);
    if (found === null || found.quote.oneOff.parts.length === 0) return null;
    const { min, max } = found.quote.oneOff;
    return { min: euros(min), max: euros(max) };
  };

  const requestOf = async ({ requestId }: FullOffer) => {
    const request = requestId === null ? null : await findRequest(db, requestId);
    const service = SERVICE_SLUGS.find((slug) => slug === request?.service) ?? null;
    const trade = TRADE_IDS.find((id) => id === request?.trade);
    return {
      request: request && {
        id: request.id,
        ticket: ticket(request.number),
        estimate: await estimateOf(request.quoteId),
      },
      recommendedFeatures: trade ? recommendedFeatures(trade, service) : [],
    };
  };

  const addendumOf = async ({ addendumOf: id }: FullOffer) => {
    const parts = id === null ? null : await numberParts(db, id);
    return id === null || parts === null ? null : { id, number: offerNumber(parts) };
  };

  const projectOf = async ({ addendumOf, addendum, id }: FullOffer, today: Day) => {
    const [project] = await findProjectsOf(db, [addendumOf ?? id]);
    if (!project) return null;
    const calls = (await paymentsOf(db, [project.id])).filter((payment) => payment.addendum === addendum);
    return {
      ...{ id: project.id, name: project.name },
      payments: calls.map((payment) => ({
        ...{ id: payment.id, name: payment.name, amount: payment.amount },
        state: paymentStateOn(payment, today),
      })),
    };
  };

  const notedBy = async ({ acceptance }: FullOffer): Promise<string | null> => {
    const id = acceptance?.notedBy ?? null;
    return id === null ? null : ((await usernames(db, [id])).get(id) ?? null);
  };

  /** The draft with what it lacks and the mail that would take it. */
  const draftOf = (offer: FullOffer, now: Date): ShownOffer['draft'] => {
    const draft = offer.revisions.find(({ state }) => state === 'draft');
    if (!draft) return null;
    return {
      revision: draft.revision,
      edit: draft.edit,
      savedAt: draft.updatedAt.toISOString(),
      problems: offerProblems(draft.content, recipientOf(offer), wallTimeOf(now).day),
      mail: mailOfDraft(offer, draft),
    };
  };

  const shownRows = async (rows: readonly OfferRow[], today: Day) => {
    const ids = rows.map(({ id }) => id);
    const open = await openThreads(db, ids);
    return rows.map((row) =>
      shownRow(row, { number: offerNumber(row), openQuestions: open.get(row.id) ?? 0, today }),
    );
  };

  return {
    async list(query, now) {
      const today = wallTimeOf(now).day;
      return shownRows(await findOffers(db, query, today), today);
    },

    table(query, now) {
      const today = wallTimeOf(now).day;
      return listFile({
        list: 'ponuky',
        read: (after, limit) => findOffers(db, { ...query, after }, today, limit),
        shown: (rows) => shownRows(rows, today),
        csv: offerCsv,
      });
    },

    async unanswered(now, limit) {
      const today = wallTimeOf(now).day;
      return shownRows(await findUnanswered(db, today, limit), today);
    },

    async counts(now) {
      const counts = await countOffers(db, wallTimeOf(now).day);
      return {
        states: byKey(REVISION_STATES, (state) => counts.get(state) ?? 0),
        unanswered: await countWithWaiting(db, 'offer'),
      };
    },

    async open(id, now) {
      const offer = await offers.find(id);
      const today = wallTimeOf(now).day;
      const links = await goodLinks(db, id, linksUsedAfter(now));
      // Until somebody comes by it, a link has the time of its making.
      const used = links
        .filter(({ usedAt, createdAt }) => usedAt > createdAt)
        .map(({ usedAt }) => usedAt.toISOString())
        .toSorted();
      const said = await messages.of(db, { type: 'offer', id });
      return {
        id,
        number: offer.number,
        createdAt: offer.createdAt.toISOString(),
        client: { id: offer.clientId, name: await nameOfClient(db, offer.clientId) },
        ...(await requestOf(offer)),
        addendumOf: await addendumOf(offer),
        project: await projectOf(offer, today),
        recipient: recipientOf(offer),
        state: stateOfOffer(offer, today),
        revisions: shownRevisions(offer, today),
        draft: draftOf(offer, now),
        acceptance: shownAcceptance(offer, await notedBy(offer)),
        links: { good: links.length, usedAt: used.at(-1) ?? null },
        remindersOff: offer.remindersOff,
        remindersMuted: await isMuted(db, offer.recipientEmail, 'offer-reminder'),
        reminders: (await remindersOf(db, id)).map(({ reminder, sentAt }) => ({
          reminder,
          sentAt: sentAt.toISOString(),
        })),
        unsentMails: await shownUnsentAbout(db, id),
        messages: await shownMessages(db, said, AS_OPERATOR, now),
      };
    },
  };
}

/** A template as lists show it. */
export const shownTemplate = ({
  id,
  name,
  content,
  createdAt,
}: StoredTemplate): AnswerInput<typeof offerTemplates, never>[number] => {
  const { once, monthly } = offerTotals(content, initialChoice(content));
  return {
    id,
    name,
    title: content.title,
    lines: linesOf(content).length,
    groups: content.groups,
    onceTotal: once.total,
    monthlyTotal: monthly.total,
    createdAt: createdAt.toISOString(),
  };
};
