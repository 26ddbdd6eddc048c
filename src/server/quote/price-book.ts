import type { FastifyBaseLogger } from 'fastify';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import type { Db } from '../db/pool.ts';
import { latestPriceBook } from './data.ts';

/** PostgreSQL channel on which a new price book is announced to every instance. */
export const PRICE_BOOK_CHANNEL = 'price_book';

/** The price book in force: read once, kept until a change is announced, and kept while the database is down. */
export class PriceBookCache {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  #known: PriceBook | null = null;
  #reading: Promise<PriceBook | null> | null = null;

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  /** Forgets nothing, but reads again before the next quote; a reading under way may have missed the change. */
  invalidate(): void {
    this.#reading = null;
  }

  /** Null only when no price book has ever been readable; the rough fallback applies then (decisions 2.5). */
  async current(): Promise<PriceBook | null> {
    this.#reading ??= latestPriceBook(this.#db);
    const reading = this.#reading;
    const book = await reading.catch((error: unknown) => {
      this.#giveUp(reading);
      if (!isDatabaseDown(error)) throw error;
      return null;
    });
    if (book === null) this.#giveUp(reading);
    else if (this.#reading === reading) this.#known = book;
    const current = book ?? this.#known;
    if (current === null) this.#log.error('no price book can be read, quotes are rough');
    return current;
  }

  #giveUp(reading: Promise<PriceBook | null>): void {
    if (this.#reading === reading) this.#reading = null;
  }
}
