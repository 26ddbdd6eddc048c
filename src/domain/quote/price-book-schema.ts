import { z } from 'zod';
import { FEATURE_IDS, MODE_IDS, SIZE_IDS, TIMELINE_IDS, TRADE_IDS } from './catalogue.ts';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from './price-book.ts';

const cents = z.int().min(0).max(1_000_000_00);
const percent = z.int().min(1).max(1000);

const table = <Id extends string, Value extends z.ZodType>(ids: readonly Id[], value: Value) =>
  z.object(Object.fromEntries(ids.map((id) => [id, value])) as Record<Id, Value>);

/** A price book from outside. Apart from the values: pages that only calculate need no validation code. */
export const priceBookSchema = z.object({
  version: z.int().min(1),
  base: table(SIZE_IDS, cents),
  trade: table(TRADE_IDS, percent),
  feature: table(FEATURE_IDS, cents),
  mode: table(MODE_IDS, percent),
  timeline: table(TIMELINE_IDS, percent),
  range: z.object({ min: percent, max: percent }),
}) satisfies z.ZodType<PriceBook>;

const TABLES = ['base', 'trade', 'feature', 'mode', 'timeline'] as const;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * A stored price book, completed: what the catalogue has got since takes the code's own price, and is named in `added`
 * ("feature.quote-form"), so that a grown catalogue never makes rough quotes. Null when it cannot be read.
 */
export function readPriceBook(stored: unknown): { book: PriceBook; added: string[] } | null {
  if (!isTable(stored)) return null;
  const completed: Record<string, unknown> = { ...stored };
  const added: string[] = [];
  for (const name of TABLES) {
    const table = stored[name];
    if (!isTable(table)) return null;
    const missing = Object.entries(SPECIFICATION_PRICE_BOOK[name]).filter(
      ([id]) => !Object.hasOwn(table, id),
    );
    completed[name] = { ...table, ...Object.fromEntries(missing) };
    added.push(...missing.map(([id]) => `${name}.${id}`));
  }
  const parsed = priceBookSchema.safeParse(completed);
  return parsed.success ? { book: parsed.data, added } : null;
}
