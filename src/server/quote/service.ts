import type { ParsedBody } from '#domain/api/endpoint.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { endOfLocalDay, localDay } from '#domain/kernel/format.ts';
import type { exportQuotePdf, generateQuote } from '#domain/quote/contract.ts';
import { type IssuedQuote, issueQuote } from '#domain/quote/issued-quote.ts';
import { quoteNumber } from '#domain/quote/number.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import type { QuoteSelection } from '#domain/quote/selection.ts';
import type { RequestContact } from '#domain/requests/request-fields.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { type FoundQuote, findQuote, type QuoteSerial, quoteInsertion } from './data.ts';
import type { PriceBookCache } from './price-book-cache.ts';

/** A quote as it was issued. The number is null only while the database is down and nothing can be stored. */
export interface StoredQuote {
  id: string;
  number: string | null;
  createdAt: Date;
  validUntil: Date;
  quote: IssuedQuote;
  client: RequestContact;
  description: string;
  /** Whose it is: the browser that asked for it. */
  browserId: string | null;
}

/** A transaction, and the price book that was read before it. */
export interface Within {
  transaction: Transaction;
  book: PriceBook | null;
}

export interface QuoteOrder {
  selection: QuoteSelection;
  client: RequestContact;
  description: string;
  /** Whether an AI has written that. */
  describedByAi?: boolean | undefined;
  browserId: string | null;
  now: Date;
}

/** Issues and finds quotes. The price is always the server's own, whatever the browser has sent (security 41). */
export class QuoteService {
  readonly #db: Db;
  readonly #books: PriceBookCache;
  readonly #facts: SiteFacts['quote'];
  readonly #random: Random;
  readonly #insert: ReturnType<typeof quoteInsertion>;

  constructor(db: Db, books: PriceBookCache, facts: SiteFacts['quote'], random: Random) {
    this.#db = db;
    this.#books = books;
    this.#facts = facts;
    this.#random = random;
    this.#insert = quoteInsertion(db);
  }

  /** The price book for quotes of a transaction: one that waits for a second connection to read it can empty the pool. */
  prepare(): Promise<PriceBook | null> {
    return this.#books.current();
  }

  /** Prices and stores a quote, inside the caller's transaction when one is given, by the book that `prepare` gave before it. */
  async issue(order: QuoteOrder, within?: Within): Promise<StoredQuote> {
    const priced = within ? this.#price(order, within.book) : await this.#priceNow(order);
    const insert = within ? quoteInsertion(within.transaction) : this.#insert;
    const inserted = await insert({
      id: priced.id,
      year: localDay(order.now)[0],
      quote: priced.quote,
      client: order.client,
      description: order.description,
      browserId: order.browserId,
      createdAt: priced.createdAt,
      validUntil: priced.validUntil,
    });
    return { ...priced, number: this.#number(inserted) };
  }

  /** Like `issue`, but while the database is down the visitor still gets the price, without a number. */
  async issueOrPrice(order: QuoteOrder): Promise<StoredQuote> {
    try {
      return await this.issue(order);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      return this.#priceNow(order);
    }
  }

  async find(id: string, transaction?: Transaction): Promise<StoredQuote | null> {
    const row = await findQuote(transaction ?? this.#db, id);
    return row && storedQuote(row, this.#facts.numberPrefix);
  }

  /** The quote, if this browser asked for it: its id alone gives nobody another visitor's quote (decisions 7.13). */
  async findOwn(
    id: string,
    browserId: string | null,
    transaction?: Transaction,
  ): Promise<StoredQuote | null> {
    const stored = await this.find(id, transaction);
    return stored !== null && stored.browserId === browserId ? stored : null;
  }

  /** Like `findOwn`; a database that is down has no quote. */
  async findOwnOrNull(id: string, browserId: string | null): Promise<StoredQuote | null> {
    try {
      return await this.findOwn(id, browserId);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      return null;
    }
  }

  async #priceNow(order: QuoteOrder): Promise<StoredQuote> {
    return this.#price(order, await this.#books.current());
  }

  #price(
    { selection, client, description, describedByAi, browserId, now }: QuoteOrder,
    book: PriceBook | null,
  ): StoredQuote {
    return {
      id: this.#random.uuid(),
      number: null,
      createdAt: now,
      validUntil: endOfLocalDay(now, this.#facts.validDays),
      quote: { ...issueQuote(priceQuote(selection, book)), describedByAi },
      client,
      description,
      browserId,
    };
  }

  #number = ({ year, serial }: QuoteSerial): string => quoteNumber(this.#facts.numberPrefix, year, serial);
}

/** A quote from its row. */
export const storedQuote = (
  { id, year, serial, createdAt, validUntil, quote, client, description, browserId }: FoundQuote,
  numberPrefix: string,
): StoredQuote => ({
  id,
  number: quoteNumber(numberPrefix, year, serial),
  createdAt,
  validUntil,
  quote,
  client,
  description,
  browserId,
});

/** The selection inside a validated quote call. */
export const selectionOf = (
  body: ParsedBody<typeof generateQuote> | ParsedBody<typeof exportQuotePdf>,
): QuoteSelection => ({
  service: body.serviceSlug,
  mode: body.mode,
  trade: body.selectedTrade,
  size: body.projectSize,
  hasWebsite: body.hasWebsite ?? null,
  features: body.selectedFeatures,
  budget: body.budget,
  timeline: body.timeline,
});
