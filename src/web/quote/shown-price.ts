import { formatCents, formatEuroRange } from '#domain/kernel/format.ts';
import { type Cents, eurosToCents, wholeEuros } from '#domain/kernel/money.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { DEFAULT_RANGE } from '#domain/quote/estimate.ts';
import { labelledLine, priceLineFactor } from '#domain/quote/labels.ts';
import { type CalculatedPrice, type NamedPrice, pricesOf } from '#domain/quote/price-total.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { servicePriceOf } from '#domain/quote/service-price.ts';
import { DEFAULT_TIMELINE_TEXT, shownTimeline } from '#domain/quote/timeline.ts';

/** A price as panel, footer and result show it. */
export interface ShownPrice extends CalculatedPrice {
  timelineText: string;
  /** The waterfall in whole euros; amounts as text. */
  lines: { id: string; label: string; factor: string | null; amount: string }[];
  total: string;
  notes: readonly string[];
}

/** The server's quote where there is one, because its numbers are the ones that count; else the preview. */
export function shownPrice(
  service: ServiceSlug,
  answer: QuoteAnswer | null,
  preview: Quote | null,
): ShownPrice | null {
  const calculated = answer ? ofAnswer(answer) : preview && ofPreview(preview);
  return calculated && { ...calculated, servicePrice: servicePriceOf(service) };
}

/** A price in one line. */
export interface PriceInBrief {
  prices: NamedPrice[];
  /** True while there is no trade to price. */
  isPreliminary: boolean;
}

/** The prices in one line, the same in every window: before a trade is chosen with the default range (specification 9). */
export function priceInBrief(service: ServiceSlug, price: ShownPrice | null): PriceInBrief {
  const known = price ?? {
    ...{ range: DEFAULT_RANGE, timelineText: DEFAULT_TIMELINE_TEXT, rough: false },
    servicePrice: servicePriceOf(service),
  };
  return { prices: pricesOf(known), isPreliminary: price === null };
}

/** "1 377 – 1 863 €", "50 – 300 € mesačne + 1 377 – 1 863 € jednorazovo". */
export const pricesInBrief = (prices: readonly NamedPrice[]): string =>
  prices
    .map(({ range, paid }) => [formatEuroRange(range.min, range.max), paid].filter(Boolean).join('\u00A0'))
    .join(' + ');

/**
 * Lines and their sum in whole euros: inside a range of ±15 % cents would pretend a precision that is not there. The PDF
 * has them.
 */
function bill(
  lines: readonly { id: string; label: string; factor: string | null; amount: Cents }[],
): Pick<ShownPrice, 'lines' | 'total'> {
  const amounts = wholeEuros(lines.map(({ amount }) => amount));
  return {
    lines: lines.map((line, index) => ({ ...line, amount: formatCents(amounts[index] ?? 0) })),
    total: formatCents(amounts.reduce((sum, amount) => sum + amount, 0)),
  };
}

type OwnPrice = Omit<ShownPrice, 'servicePrice'>;

const ofAnswer = ({ priceRange: { min, max }, details, ...answer }: QuoteAnswer): OwnPrice => ({
  range: { min, max },
  timelineText: shownTimeline(answer.timeline),
  ...bill(
    details.map(({ factor = null, ...line }) => ({ ...line, factor, amount: eurosToCents(line.amount) })),
  ),
  notes: answer.notes,
  rough: answer.rough,
});

const ofPreview = (quote: Quote): OwnPrice => ({
  range: quote.range,
  timelineText: quote.timelineText,
  ...bill(
    quote.lines.map(labelledLine).map(({ percent, ...line }) => ({
      ...line,
      factor: priceLineFactor({ id: line.id, percent }),
    })),
  ),
  notes: quote.notes,
  rough: quote.rough,
});
