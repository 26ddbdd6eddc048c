import { z } from 'zod';
import { FEATURE_IDS, MODE_IDS, SIZE_IDS, TIMELINE_IDS, TRADE_IDS } from './catalogue.ts';
import type { PriceBook } from './price-book.ts';

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
