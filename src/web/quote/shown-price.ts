import { formatCents } from '#domain/kernel/format.ts';
import { type Cents, euros, wholeEuros } from '#domain/kernel/money.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { DEFAULT_RANGE, type PriceRange } from '#domain/quote/estimate.ts';
import { labelledLine, priceLineFactor } from '#domain/quote/labels.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { type ServicePrice, servicePriceOf } from '#domain/quote/service-price.ts';
import { DEFAULT_TIMELINE_TEXT, shownTimeline } from '#domain/quote/timeline.ts';

/** A price as panel, footer and result show it. */
export interface ShownPrice {
  range: PriceRange;
  timeline: string;
  /** The waterfall in whole euros; amounts as text. */
  lines: { id: string; label: string; factor: string | null; amount: string }[];
  total: string;
  /** What stands before the price of a website that only goes with the service (decisions 7.6). */
  service: ServicePrice | null;
  notes: readonly string[];
  rough: boolean;
}

/** The server's quote where there is one, because its numbers are the ones that count; else the preview. */
export function shownPrice(
  service: ServiceSlug,
  answer: QuoteAnswer | null,
  preview: Quote | null,
): ShownPrice | null {
  if (answer) return { ...ofAnswer(answer), service: servicePriceOf(service) };
  return preview && { ...ofPreview(preview), service: servicePriceOf(service) };
}

/** A price in one line. */
export interface PriceInBrief {
  range: PriceRange;
  /** How long it takes; how it is paid where it has no end. */
  time: string;
  /** True while there is no trade to price. */
  isPreliminary: boolean;
}

/**
 * The price in one line, the same in every window: before a trade is chosen the default range (specification 9). A service
 * that is no website has its own price, whatever its website comes to.
 */
export function priceInBrief(service: ServiceSlug, price: ShownPrice | null): PriceInBrief {
  const own = servicePriceOf(service);
  if (own) return { range: own.range, time: own.duration ?? own.paid ?? '', isPreliminary: false };
  if (price) return { range: price.range, time: price.timeline, isPreliminary: false };
  return { range: DEFAULT_RANGE, time: DEFAULT_TIMELINE_TEXT, isPreliminary: true };
}

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

/** Euros with at most two decimals, as the contract carries them. */
const toCents = (amount: number): Cents => Math.round(euros(amount));

type CalculatedPrice = Omit<ShownPrice, 'service'>;

const ofAnswer = ({ priceRange: { min, max }, details, ...answer }: QuoteAnswer): CalculatedPrice => ({
  range: { min, max },
  timeline: shownTimeline(answer.timeline),
  ...bill(details.map(({ factor = null, ...line }) => ({ ...line, factor, amount: toCents(line.amount) }))),
  notes: answer.notes,
  rough: answer.rough,
});

const ofPreview = (quote: Quote): CalculatedPrice => ({
  range: quote.range,
  timeline: quote.timelineText,
  ...bill(
    quote.lines.map(labelledLine).map(({ percent, ...line }) => ({
      ...line,
      factor: priceLineFactor({ id: line.id, percent }),
    })),
  ),
  notes: quote.notes,
  rough: quote.rough,
});
