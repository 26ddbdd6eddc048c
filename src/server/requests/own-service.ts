import type { AnswerInput } from '#domain/api/endpoint.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { Fault } from '#domain/errors/faults.ts';
import { offeredSelection } from '#domain/quote/named-selection.ts';
import { calculationOf, pricesInBrief, pricesOf } from '#domain/quote/price-total.ts';
import type { ownQuotes, ownRequest, ownRequests } from '#domain/requests/own-contract.ts';
import { isUnanswered } from '#domain/requests/request-life.ts';
import { REQUEST_STATUS_TEXTS } from '#domain/requests/request-status.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Foundation } from '../foundation.ts';
import { type StoredQuote, storedQuote } from '../quote/service.ts';
import { aboutOf, chosenRows } from './chosen.ts';
import { contactOf, type StoredRequest } from './data.ts';
import {
  findOwnQuote,
  findOwnRequest,
  findProjectOf,
  listOwnQuotes,
  listOwnRequests,
  requestsOfQuotes,
} from './own-data.ts';
import { promiseInWords } from './store.ts';

type OwnRequest = AnswerInput<typeof ownRequests, never>[number];
type OwnQuote = AnswerInput<typeof ownQuotes, never>[number];

/** What an account sees of its own requests and quotes; what is another's is not there. */
export interface OwnRecords {
  requests(accountId: string, after: Keyset | undefined): Promise<OwnRequest[]>;
  /** Throws notFound. */
  request(accountId: string, id: string, now: Date): Promise<AnswerInput<typeof ownRequest, never>>;
  quotes(accountId: string, after: Keyset | undefined, now: Date): Promise<OwnQuote[]>;
  /** The quote with who asked for it, as the request says that was sent with it. Throws notFound. */
  quote(accountId: string, id: string): Promise<StoredQuote>;
}

export function createOwnRecords({ db, site }: Pick<Foundation, 'db' | 'site'>): OwnRecords {
  const { numberPrefix } = site.quote;
  const findQuote = async (accountId: string, id: string): Promise<StoredQuote> => {
    const row = await findOwnQuote(db, accountId, id);
    if (!row) throw new Fault('notFound');
    return storedQuote(row, numberPrefix);
  };
  return {
    requests: async (accountId, after) => (await listOwnRequests(db, accountId, after)).map(shownRequest),

    async request(accountId, id, now) {
      const request = await findOwnRequest(db, accountId, id);
      if (!request) throw new Fault('notFound');
      const quote = request.quoteId === null ? null : await findQuote(accountId, request.quoteId);
      return {
        ...shownRequest(request),
        contact: contactOf(request),
        description: request.description,
        chosen: chosenRows(request),
        project: await findProjectOf(db, accountId, id),
        quote: quote && { ...shownQuote(quote, request, now), calculation: calculationOf(quote.quote) },
      };
    },

    async quotes(accountId, after, now) {
      const rows = await listOwnQuotes(db, accountId, after);
      const sent = await requestsOfQuotes(
        db,
        accountId,
        rows.map(({ id }) => id),
      );
      return rows.map((row) =>
        shownQuote(
          storedQuote(row, numberPrefix),
          sent.find(({ quoteId }) => quoteId === row.id),
          now,
        ),
      );
    },

    async quote(accountId, id) {
      const quote = await findQuote(accountId, id);
      const [request] = await requestsOfQuotes(db, accountId, [id]);
      return request ? { ...quote, client: contactOf(request), description: request.description } : quote;
    },
  };
}

function shownRequest(request: StoredRequest): OwnRequest {
  const { id, number, kind, status, priceMin, priceMax } = request;
  return {
    id,
    ticket: ticket(number),
    kind,
    status,
    statusText: REQUEST_STATUS_TEXTS[status],
    ...aboutOf(request),
    createdAt: request.createdAt.toISOString(),
    priceRange: priceMin === null || priceMax === null ? null : { min: priceMin, max: priceMax },
    answerBy: isUnanswered(request) ? promiseInWords(request.answerDueAt) : null,
  };
}

function shownQuote(stored: StoredQuote, request: StoredRequest | undefined, now: Date): OwnQuote {
  const { quote, validUntil } = stored;
  return {
    id: stored.id,
    number: stored.number ?? '',
    about: quote.selection.service.label,
    trade: quote.selection.trade.label,
    createdAt: stored.createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    isValid: now <= validUntil,
    price: pricesInBrief(pricesOf(quote)),
    hasPrd: offeredSelection(quote.selection) !== null,
    request: request ? { id: request.id, ticket: ticket(request.number) } : null,
  };
}
