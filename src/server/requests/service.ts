import { randomUUID } from 'node:crypto';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { parsePhone } from '#domain/kernel/phone.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { DEFAULT_SIZE } from '#domain/quote/catalogue.ts';
import { type QuoteSelection, sameSelection } from '#domain/quote/selection.ts';
import { isBot } from '#domain/requests/bot.ts';
import { type RequestAnswer, requestAnswerSchema, type submitRequest } from '#domain/requests/contract.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { insertAudit } from '../audit/data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Mailbox } from '../mail/mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { QuoteService, StoredQuote } from '../quote/service.ts';
import { insertRequest, nextNumber, type StoredRequest, sweepKeys } from './data.ts';
import { claimOf, type SubmitContext, submitOnce } from './idempotency.ts';
import { CLIENT_MAIL_KIND, OPERATOR_MAIL_KIND } from './mails.ts';

export type RequestBody = ParsedBody<typeof submitRequest>;

/** A request without what only tells robots from people. */
type NewRequest = Omit<RequestBody, 'website' | 'filledInMs'>;

export interface RequestService {
  /**
   * Stores the request, its quote, an audit entry and two mails in one transaction, once for one submission however
   * often it arrives. A robot gets an answer, too, but nothing is stored. Throws keyReused, inFlight, databaseUnavailable (decisions 3).
   */
  submit(body: RequestBody, context: SubmitContext): Promise<RequestAnswer>;
  /** Forgets submissions that can no longer be repeated; answers how many. */
  sweep(now: Date): Promise<number>;
}

interface RequestServiceOptions {
  db: Db;
  quotes: Pick<QuoteService, 'prepare' | 'findOwn' | 'issue'>;
  outbox: Pick<Outbox, 'add' | 'addUnproven' | 'wake'>;
  /** Who is told about new requests. */
  operator: Mailbox;
}

export function createRequestService(options: RequestServiceOptions): RequestService {
  const { db, quotes, outbox } = options;
  return {
    async submit({ website, filledInMs, ...body }, context) {
      if (isBot({ website, filledInMs })) return pretendedAnswer(await nextNumber(db));
      const claim = claimOf('request', body, context);
      await quotes.prepare();
      const answer = await submitOnce(db, claim, storedAnswerSchema, (transaction) =>
        store(transaction, body, context, options),
      );
      outbox.wake();
      return answer;
    },
    sweep: (now) => sweepKeys(db, now),
  };
}

async function store(
  transaction: Transaction,
  body: NewRequest,
  context: SubmitContext,
  { quotes, outbox, operator }: RequestServiceOptions,
): Promise<RequestAnswer> {
  const { now } = context;
  const quote = await quoteFor(transaction, body, context, quotes);
  // A quote that could not be used was seen by the client, so everybody is told (decisions 7.13).
  const repriced = quote !== null && body.quoteId !== undefined && quote.id !== body.quoteId;
  const request = await insertRequest(transaction, rowOf(body, quote, context));
  await insertAudit(transaction, {
    at: now,
    actor: 'visitor',
    action: 'request.submitted',
    subjectType: 'service_request',
    subjectId: request.id,
  });
  const mailed = await outbox.addUnproven(
    transaction,
    { kind: CLIENT_MAIL_KIND, address: body.email, requestId: request.id, payload: { repriced } },
    now,
  );
  const payload = { repriced, clientMailed: mailed };
  await outbox.add(
    transaction,
    [{ kind: OPERATOR_MAIL_KIND, to: operator, requestId: request.id, payload }],
    now,
  );
  return { ...identityOf(request), mailed, quote: quote && quoteAnswer(quote), repriced };
}

const { mailed, quote, repriced } = requestAnswerSchema.shape;

/**
 * An answer kept for its key. What the version that wrote it did not know has the value that was true of every request
 * then; a quote it wrote in another shape is left out, as the client has the one it has seen.
 */
const storedAnswerSchema = requestAnswerSchema.extend({
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

/** What a robot gets: the shape of an answer, about nothing. */
const pretendedAnswer = (number: number): RequestAnswer => ({
  ...identityOf({ id: randomUUID(), number }),
  mailed: true,
  quote: null,
  repriced: false,
});

/**
 * The quote the visitor has seen, while it is valid and theirs, or a fresh one of the same selection (decisions 7.13);
 * none without a trade.
 */
async function quoteFor(
  transaction: Transaction,
  body: NewRequest,
  { browserId, now }: SubmitContext,
  quotes: RequestServiceOptions['quotes'],
): Promise<StoredQuote | null> {
  const { projectType: trade } = body;
  if (trade === 'general') return null;
  const known =
    body.quoteId === undefined ? null : await quotes.findOwn(body.quoteId, browserId, transaction);
  const selection = selectionOf(body, trade, known);
  if (known && now <= known.validUntil && sameSelection(known.quote.selection, selection)) return known;
  const { name, email, phone, company, description } = body;
  return quotes.issue(
    { selection, client: { name, email, phone, company }, description, browserId, now },
    transaction,
  );
}

/** A size that was not sent is the quote's, or the preselected one. */
const selectionOf = (
  body: NewRequest,
  trade: QuoteSelection['trade'],
  known: StoredQuote | null,
): QuoteSelection => ({
  service: body.serviceSlug,
  mode: body.mode,
  trade,
  size: body.projectSize ?? known?.quote.selection.size ?? DEFAULT_SIZE,
  features: body.selectedFeatures,
  budget: body.budget ?? null,
  timeline: body.timeline ?? null,
});

function rowOf(body: NewRequest, quote: StoredQuote | null, { browserId, now }: SubmitContext) {
  const phone = parsePhone(body.phone);
  return {
    id: randomUUID(),
    name: body.name,
    email: body.email,
    company: body.company,
    phoneE164: phone?.e164 ?? '',
    phoneDisplay: phone?.display ?? '',
    service: body.serviceSlug,
    trade: body.projectType,
    selection: {
      mode: body.mode,
      size: quote?.quote.selection.size ?? body.projectSize ?? null,
      features: [...(quote?.quote.selection.features ?? body.selectedFeatures)],
      budget: body.budget ?? null,
      timeline: body.timeline ?? null,
    },
    description: body.description,
    quoteId: quote?.id ?? null,
    priceMin: quote?.quote.range.min ?? null,
    priceMax: quote?.quote.range.max ?? null,
    browserId,
    createdAt: now,
  };
}
