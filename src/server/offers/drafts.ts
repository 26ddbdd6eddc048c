import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { beginOffer } from '#domain/offers/contract.ts';
import { addendumDraft, emptyOffer, offerFromQuote, templateContent } from '#domain/offers/draft-offer.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { contentOfToday, datesOfOffer } from '#domain/offers/offer-dates.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { readRequestSelection } from '#domain/quote/read-stored.ts';
import { topicName } from '#domain/requests/topic-names.ts';
import { type By, noteOn } from '../audit/note.ts';
import { clientOfRequest } from '../clients/ownership.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { answerChange } from '../projects/change-data.ts';
import { findQuote } from '../quote/data.ts';
import type { PriceBookCache } from '../quote/price-book-cache.ts';
import type { StoredRequest } from '../requests/data.ts';
import { lockKeptRequest } from '../requests/life-data.ts';
import { findOffer, lockOffer, type NewOffer, offersOfRequest, revisionsOf } from './data.ts';
import {
  deleteTemplate,
  findTemplate,
  findTemplates,
  findWish,
  holdClient,
  insertTemplate,
  recipientOfClient,
  type StoredTemplate,
} from './draft-data.ts';
import type { OfferService } from './service.ts';

type Begin = ParsedBody<typeof beginOffer>;

/** Where offers begin (business 4). Throws notFound for whatever they should begin with. */
export interface OfferDrafts {
  /** Begins an offer; of a request that has a draft already that one, which is then not new. */
  begin(from: Begin, by: By): Promise<{ id: string; isNew: boolean }>;
  templates(): Promise<StoredTemplate[]>;
  /** Keeps the latest revision of an offer as a template, without what it says to its client. */
  saveTemplate(offerId: string, name: string, by: By): Promise<StoredTemplate>;
  removeTemplate(id: string, by: By): Promise<void>;
}

const NOT_ACCEPTED = 'Dodatok sa dá pridať len k prijatej ponuke.';

const noteTemplate = noteOn('offer-template');
const noteProject = noteOn('project');

interface DraftOptions extends Pick<Foundation, 'db' | 'random' | 'site'> {
  offers: Pick<OfferService, 'begin'>;
  priceBooks: Pick<PriceBookCache, 'current'>;
}

export function createOfferDrafts({ db, random, site, offers, priceBooks }: DraftOptions): OfferDrafts {
  /** A content that is offered anew: its dates are those of today. */
  const anew = (content: OfferContent, now: Date): OfferContent => ({
    ...contentOfToday(content, site),
    ...datesOfOffer(site, now),
  });

  /** For a client, as it is mailed to its people. */
  const forClient = async (transaction: Transaction, clientId: string): Promise<Target> => {
    if ((await holdClient(transaction, clientId)) === null) throw new Fault('notFound');
    const recipient = await recipientOfClient(transaction, clientId);
    return { clientId, requestId: null, addendumOf: null, recipient };
  };

  const latestOf = async (transaction: Transaction, offerId: string): Promise<OfferContent> => {
    const [latest] = await revisionsOf(transaction, offerId);
    if (!latest) throw new Fault('notFound');
    return latest.content;
  };

  const contentFor = async (
    transaction: Transaction,
    request: StoredRequest,
    { book, now }: { book: Book; now: Date },
  ): Promise<OfferContent> => {
    const quote = request.quoteId === null ? null : await findQuote(transaction, request.quoteId);
    return quote
      ? offerFromQuote(quote.quote, book, { site, now })
      : emptyOffer(aboutOf(request), { site, now });
  };

  const fromRequest = async (transaction: Transaction, id: string, book: Book, by: By) => {
    const request = await lockKeptRequest(transaction, id);
    if (!request) throw new Fault('notFound');
    const known = await offersOfRequest(transaction, request.id);
    const draft = known.find(({ state, hasDraft }) => state === 'draft' || hasDraft);
    if (draft) return { id: draft.id, isNew: false };
    const clientId = await clientOfRequest(transaction, request, { now: by.now, random });
    const target = {
      clientId,
      requestId: request.id,
      addendumOf: null,
      // Who has called is mailed to as their client is.
      recipient:
        request.email === ''
          ? await recipientOfClient(transaction, clientId)
          : { name: request.name || request.company, email: request.email },
    };
    const content = await contentFor(transaction, request, { book, now: by.now });
    return { id: await offers.begin(transaction, target, content, by), isNew: true };
  };

  const addendum = async (
    transaction: Transaction,
    { id, wish }: Extract<Begin, { from: 'addendum' }>,
    by: By,
  ) => {
    const offer = await lockOffer(transaction, id);
    if (!offer) throw new Fault('notFound');
    if (offer.state !== 'accepted' || offer.addendumOf !== null)
      throw new Fault('offerStep', { message: NOT_ACCEPTED });
    const number = offerNumber(offer);
    const target: Target = {
      clientId: offer.clientId,
      requestId: null,
      addendumOf: offer,
      recipient: { name: offer.recipientName, email: offer.recipientEmail },
    };
    const wished = wish === undefined ? null : await findWish(transaction, offer.id, wish);
    if (wish !== undefined && wished === null) throw new Fault('notFound');
    return { target, content: addendumDraft(number, wished, { site, now: by.now }) };
  };

  /** What an offer begins with that no request asks for. */
  const beginning = async (
    transaction: Transaction,
    from: Exclude<Begin, { from: 'request' }>,
    by: By,
  ): Promise<{ target: Target; content: OfferContent }> => {
    const { id } = from;
    if (from.from === 'client')
      return {
        target: await forClient(transaction, id),
        content: emptyOffer('', { site, now: by.now }),
      };
    if (from.from === 'addendum') return addendum(transaction, from, by);
    if (from.from === 'template') {
      const template = await findTemplate(transaction, id);
      if (!template) throw new Fault('notFound');
      return {
        target: await forClient(transaction, from.client),
        content: anew(template.content, by.now),
      };
    }
    const offer = await findOffer(transaction, id);
    if (!offer) throw new Fault('notFound');
    const recipient = { name: offer.recipientName, email: offer.recipientEmail };
    return {
      target: { clientId: offer.clientId, requestId: null, addendumOf: null, recipient },
      content: anew(await latestOf(transaction, id), by.now),
    };
  };

  return {
    async begin(from, by) {
      // Ahead of the transaction: one that waits for a second connection can empty the pool.
      const book = await priceBooks.current();
      return db.transaction(async (transaction) => {
        if (from.from === 'request') return fromRequest(transaction, from.id, book, by);
        const { target, content } = await beginning(transaction, from, by);
        const id = await offers.begin(transaction, target, content, by);
        const wish = from.from === 'addendum' ? from.wish : undefined;
        const projectId = wish === undefined ? null : await answerChange(transaction, wish, id, by.now);
        // The client learns that it is being prepared.
        if (projectId !== null) await noteProject(transaction, projectId, 'project.change-prepared', by);
        return { id, isNew: true };
      });
    },

    templates: () => findTemplates(db),

    saveTemplate: (offerId, name, by) =>
      db.transaction(async (transaction) => {
        const content = templateContent(await latestOf(transaction, offerId), name);
        const template = { id: random.uuid(), name, content, createdAt: by.now };
        await insertTemplate(transaction, template);
        await noteTemplate(transaction, template.id, 'offer-template.added', by);
        return template;
      }),

    removeTemplate: (id, by) =>
      db.transaction(async (transaction) => {
        if (!(await deleteTemplate(transaction, id))) throw new Fault('notFound');
        await noteTemplate(transaction, id, 'offer-template.removed', by);
      }),
  };
}

type Book = Awaited<ReturnType<PriceBookCache['current']>>;

/** Whose an offer is, and whom it is mailed to. */
type Target = Omit<NewOffer, 'id' | 'prefix' | 'year' | 'createdAt'>;

/** What a request without a quote is about: the service, or the topic. */
function aboutOf({ kind, topic, service, trade, selection }: StoredRequest): string {
  if (kind !== 'wizard') return topic === null || topic === 'other' ? '' : topicName(topic);
  return readRequestSelection(selection, { service: service ?? '', trade: trade ?? '' }).service.label;
}
