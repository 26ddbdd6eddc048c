import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { DEFAULT_SIZE } from '#domain/quote/catalogue.ts';
import { isQuoteOf } from '#domain/quote/issued-quote.ts';
import { offeredSelection } from '#domain/quote/named-selection.ts';
import { isBot } from '#domain/requests/bot.ts';
import { type RequestAnswer, requestAnswerSchema, type submitRequest } from '#domain/requests/contract.ts';
import { contactIn } from '#domain/requests/request-fields.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Db } from '../db/pool.ts';
import { claimOf, submitOnce } from '../idempotency/submit-once.ts';
import type { QuoteService, StoredQuote, Within } from '../quote/service.ts';
import type { Random } from '../random.ts';
import type { StoredRequest } from './data.ts';
import { CLIENT_MAIL_KIND, OPERATOR_MAIL_KIND } from './mails.ts';
import { chosenIn, type WizardSubmission, wizardRow } from './row.ts';
import { promiseInWords, type RequestContext, type RequestParts, storeRequest } from './store.ts';

export type RequestBody = ParsedBody<typeof submitRequest>;

export interface RequestService {
  /**
   * Stores the request, its quote, an audit entry and two mails in one transaction, once for one submission however
   * often it arrives. Throws looksAutomatic, keyReused, inFlight, databaseUnavailable (decisions 3).
   */
  submit(body: RequestBody, context: RequestContext): Promise<RequestAnswer>;
}

interface RequestServiceOptions extends RequestParts {
  db: Db;
  random: Random;
  quotes: Pick<QuoteService, 'prepare' | 'findOwn' | 'issue'>;
}

const MAIL_KINDS = { clientKind: CLIENT_MAIL_KIND, operatorKind: OPERATOR_MAIL_KIND };

export function createRequestService(options: RequestServiceOptions): RequestService {
  const { db, quotes, outbox } = options;
  return {
    async submit({ website, filledInMs, ...body }, context) {
      if (isBot({ website, filledInMs })) throw new Fault('looksAutomatic');
      const claim = claimOf('request', body, context);
      const book = await quotes.prepare();
      const answer = await submitOnce(db, claim, storedAnswerSchema, (transaction) =>
        store({ transaction, book }, body, context, options),
      );
      outbox.wake();
      return answer;
    },
  };
}

async function store(
  within: Within,
  body: WizardSubmission,
  context: RequestContext,
  options: RequestServiceOptions,
): Promise<RequestAnswer> {
  const { transaction } = within;
  const quote = await quoteFor(within, body, context, options.quotes);
  // A quote that could not be used was seen by the client, so everybody is told (decisions 7.13).
  const repriced = quote !== null && body.quoteId !== undefined && quote.id !== body.quoteId;
  const announced = { ...MAIL_KINDS, payload: { repriced }, isShared: context.isShared ?? true };
  const row = wizardRow(options.random.uuid(), body, quote, context);
  const { request, mailed } = await storeRequest(transaction, row, announced, options);
  return {
    ...identityOf(request),
    answerBy: promiseInWords(request.answerDueAt),
    mailed,
    quote: quote && quoteAnswer(quote),
    repriced,
  };
}

const { answerBy, mailed, quote, repriced } = requestAnswerSchema.shape;

/**
 * An answer kept for its key. What the version that wrote it did not know has the value that was true of every request
 * then; a quote it wrote in another shape is left out, as the client has the one it has seen.
 */
const storedAnswerSchema = requestAnswerSchema.extend({
  answerBy: answerBy.default(null),
  mailed: mailed.default(true),
  quote: quote.catch(null),
  repriced: repriced.default(false),
});

const identityOf = ({ id, number }: Pick<StoredRequest, 'id' | 'number'>) => ({
  requestId: id,
  id,
  number,
  ticket: ticket(number),
  status: 'new' as const,
});

/**
 * The quote the visitor has seen, while it is valid and theirs, or a fresh one of the same selection (decisions 7.13);
 * none without a trade.
 */
async function quoteFor(
  within: Within,
  body: WizardSubmission,
  { browserId, now }: RequestContext,
  quotes: RequestServiceOptions['quotes'],
): Promise<StoredQuote | null> {
  const { trade, ...chosen } = chosenIn(body);
  if (trade === null) return null;
  const known =
    body.quoteId === undefined ? null : await quotes.findOwn(body.quoteId, browserId, within.transaction);
  // A size that was not sent is the quote's, or the preselected one.
  const size = chosen.size ?? (known && offeredSelection(known.quote.selection)?.size) ?? DEFAULT_SIZE;
  const selection = { ...chosen, trade, size };
  if (known && now <= known.validUntil && isQuoteOf(known.quote, selection)) return known;
  const { description } = body;
  return quotes.issue({ selection, client: contactIn(body), description, browserId, now }, within);
}
