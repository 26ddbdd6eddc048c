import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { readPriceBook } from '#domain/quote/price-book-schema.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { insertPriceBook, lockPriceBooks, newestPriceBook } from './data.ts';

const note = noteOn('price_book');

/** Prices without a version: it gets the next one. */
export type NewPrices = Omit<PriceBook, 'version'>;

/** Puts prices in force for new quotes on every instance, with an audit entry; answers their version (decisions 2.6). */
export function publishPriceBook(db: Db, prices: NewPrices, by: By): Promise<number> {
  return db.transaction(async (transaction) => {
    await lockPriceBooks(transaction);
    const newest = await newestPriceBook(transaction);
    return publish(transaction, { ...prices, version: (newest?.version ?? 0) + 1 }, by);
  });
}

/**
 * For the start: puts the specification's prices into an empty database, and a completed price book in force where the
 * catalogue has grown since the last one, so that everybody sees which prices hold. Of several instances one does it.
 */
export async function completePriceBook(db: Db, now: Date): Promise<void> {
  const by: By = { actor: { kind: 'start' }, now };
  await db.transaction(async (transaction) => {
    await lockPriceBooks(transaction);
    const newest = await newestPriceBook(transaction);
    if (newest === null) return publish(transaction, SPECIFICATION_PRICE_BOOK, by);
    const read = readPriceBook(newest.book);
    if (read === null || read.added.length === 0) return;
    return publish(transaction, { ...read.book, version: newest.version + 1 }, by);
  });
}

async function publish(transaction: Transaction, book: PriceBook, by: By): Promise<number> {
  await insertPriceBook(transaction, book, by.now);
  await note(transaction, String(book.version), 'price-book.published', by);
  return book.version;
}
