import type { FastifyBaseLogger } from 'fastify';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { readPriceBook } from '#domain/quote/price-book-schema.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import type { Db } from '../db/pool.ts';
import { newestPriceBook } from './data.ts';

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
    this.#reading ??= this.#read();
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

  async #read(): Promise<PriceBook | null> {
    const stored = await newestPriceBook(this.#db);
    const read = readPriceBook(stored?.book);
    if (read && read.added.length > 0)
      this.#log.warn(
        { version: read.book.version, added: read.added },
        'price book lacks prices, the code’s stand in',
      );
    return read?.book ?? null;
  }

  #giveUp(reading: Promise<PriceBook | null>): void {
    if (this.#reading === reading) this.#reading = null;
  }
}
