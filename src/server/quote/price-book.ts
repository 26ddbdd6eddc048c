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
  #book: PriceBook | null = null;
  #stale = true;

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  /** Forgets nothing, but reads again before the next quote. */
  invalidate(): void {
    this.#stale = true;
  }

  /** Null only when no price book has ever been readable; the rough fallback applies then (decisions 2.5). */
  async current(): Promise<PriceBook | null> {
    if (!this.#stale) return this.#book;
    try {
      this.#book = (await latestPriceBook(this.#db)) ?? this.#book;
      this.#stale = this.#book === null;
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
    }
    if (this.#book === null) this.#log.error('no price book can be read, quotes are rough');
    return this.#book;
  }
}
