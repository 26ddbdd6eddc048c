import { formatCents } from '#domain/kernel/format.ts';
import type { FeatureId, ServiceSlug } from '#domain/quote/catalogue.ts';
import { estimate, type PriceInput } from '#domain/quote/estimate.ts';
import { priceLineLabel, sizeName, tradeName } from '#domain/quote/labels.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { timelineText } from '#domain/quote/timeline.ts';

const SERVICE: ServiceSlug = 'tvorba-webu';
const FEATURES: readonly FeatureId[] = ['quote-form', 'quote-calculator', 'emergency-contact'];
const INPUT: PriceInput = {
  mode: 'detailed',
  trade: 'electrician',
  size: 'medium',
  features: FEATURES,
  timeline: null,
};

/** The quote drawn on the home page: a real calculation with the first price book. For loaders only: it brings zod. */
export function exampleQuote() {
  const { range, lines } = estimate(SPECIFICATION_PRICE_BOOK, INPUT);
  return {
    service: SERVICE,
    subject: `${tradeName(INPUT.trade)} · ${sizeName(INPUT.size)}`,
    lines: lines.map((line) => ({ label: priceLineLabel(line), amount: formatCents(line.amount) })),
    range,
    time: timelineText(INPUT.size, INPUT.timeline),
  };
}

export type ExampleQuote = ReturnType<typeof exampleQuote>;
