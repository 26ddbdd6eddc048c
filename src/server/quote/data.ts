import { desc, eq } from 'drizzle-orm';
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

/** Stores a quote and gives it its running number. */
export async function insertQuote(
  db: Db | Transaction,
  row: Omit<typeof quotes.$inferInsert, 'serial'>,
): Promise<QuoteRow> {
  const [inserted] = await db.insert(quotes).values(row).returning();
  if (!inserted) throw new Error('The quote was not inserted');
  return inserted;
}

export async function findQuote(db: Db | Transaction, id: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id)).limit(1);
  return row ?? null;
}
