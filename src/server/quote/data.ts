import { and, asc, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { IssuedQuote } from '#domain/quote/issued-quote.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { readIssuedQuote, readQuoteClient } from '#domain/quote/read-stored.ts';
import type { RequestContact } from '#domain/requests/request-fields.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { requests } from '../requests/table.ts';
import { priceBooks, quotes } from './table.ts';

/** PostgreSQL channel on which a new price book is announced to every instance. */
export const PRICE_BOOK_CHANNEL = 'price_book';

type QuoteRow = typeof quotes.$inferSelect;

/** A stored quote, read whatever version has written it. */
export type FoundQuote = Omit<QuoteRow, 'quote' | 'client'> & { quote: IssuedQuote; client: RequestContact };

/** Until the transaction ends, nobody else changes price books. */
export async function lockPriceBooks(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${priceBooks} in share row exclusive mode`);
}

/** The newest price book as it is stored, by whatever version of the program; null when there is none. */
export async function newestPriceBook(
  db: Db | Transaction,
): Promise<{ version: number; book: unknown } | null> {
  const [row] = await db
    .select({ version: priceBooks.version, book: priceBooks.book })
    .from(priceBooks)
    .orderBy(desc(priceBooks.version))
    .limit(1);
  return row ?? null;
}

/** Stores a price book and announces it to every instance after the commit. */
export async function insertPriceBook(transaction: Transaction, book: PriceBook, now: Date): Promise<void> {
  await transaction.insert(priceBooks).values({ version: book.version, book, createdAt: now });
  await transaction.execute(sql`select pg_notify(${PRICE_BOOK_CHANNEL}, '')`);
}

/** What a quote's number is made of. */
export type QuoteSerial = Pick<QuoteRow, 'year' | 'serial'>;
type NewQuote = Omit<FoundQuote, 'serial' | 'clientId'>;

/**
 * Stores quotes and gives them their running numbers. The statement is built once and named, so that each connection
 * parses and plans it once.
 */
export function quoteInsertion(db: Db | Transaction): (row: NewQuote) => Promise<QuoteSerial> {
  const statement = db
    .insert(quotes)
    .values({
      id: sql.placeholder('id'),
      year: sql.placeholder('year'),
      quote: sql.placeholder('quote'),
      client: sql.placeholder('client'),
      description: sql.placeholder('description'),
      browserId: sql.placeholder('browserId'),
      createdAt: sql.placeholder('createdAt'),
      validUntil: sql.placeholder('validUntil'),
    })
    .returning({ year: quotes.year, serial: quotes.serial })
    .prepare('insert_quote');
  return async (row) => {
    const [inserted] = await statement.execute({ ...row });
    if (!inserted) throw new Error('The quote was not inserted');
    return inserted;
  };
}

export async function findQuote(db: Db | Transaction, id: string): Promise<FoundQuote | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id)).limit(1);
  return row ? readQuoteRow(row) : null;
}

/** Quotes of these ids that are still there. */
export const findQuotes = async (db: Db | Transaction, ids: readonly string[]): Promise<FoundQuote[]> =>
  (
    await db
      .select()
      .from(quotes)
      .where(inArray(quotes.id, [...ids]))
  ).map(readQuoteRow);

/** A row of any version as it is read today. */
export const readQuoteRow = (row: QuoteRow): FoundQuote => ({
  ...row,
  quote: readIssuedQuote(row.quote),
  client: readQuoteClient(row.client),
});

/** Deletes quotes without a request: those named, or some of those issued before. Answers how many. */
export async function deleteUnsentQuotes(
  db: Db | Transaction,
  which: { ids: readonly string[] } | { before: Date; limit: number },
): Promise<number> {
  const unsent = notExists(
    db.select({ id: requests.id }).from(requests).where(eq(requests.quoteId, quotes.id)),
  );
  const some =
    'ids' in which
      ? [...which.ids]
      : db
          .select({ id: quotes.id })
          .from(quotes)
          .where(and(lt(quotes.createdAt, which.before), unsent))
          .orderBy(asc(quotes.createdAt))
          .limit(which.limit);
  const deleted = await db
    .delete(quotes)
    .where(and(inArray(quotes.id, some), unsent))
    .returning({ id: quotes.id });
  return deleted.length;
}
