import { desc, eq, sql } from 'drizzle-orm';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceBookSchema } from '#domain/quote/price-book-schema.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { priceBooks, quotes } from './table.ts';

export type QuoteRow = typeof quotes.$inferSelect;

/** Puts the specification's prices into an empty database. */
export async function seedPriceBook(db: Db): Promise<void> {
  await db
    .insert(priceBooks)
    .values({ version: SPECIFICATION_PRICE_BOOK.version, book: SPECIFICATION_PRICE_BOOK })
    .onConflictDoNothing();
}

/** The price book in force, or null when there is none that can be read. */
export async function latestPriceBook(db: Db): Promise<PriceBook | null> {
  const [row] = await db.select().from(priceBooks).orderBy(desc(priceBooks.version)).limit(1);
  const parsed = priceBookSchema.safeParse(row?.book);
  return parsed.success ? parsed.data : null;
}

/** What a quote's number is made of. */
export type QuoteSerial = Pick<QuoteRow, 'year' | 'serial'>;
type NewQuote = Omit<QuoteRow, 'serial'>;

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

export async function findQuote(db: Db | Transaction, id: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id)).limit(1);
  return row ?? null;
}
