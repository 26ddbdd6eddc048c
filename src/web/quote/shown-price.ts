import { formatCents } from '#domain/kernel/format.ts';
import { type Cents, euros, wholeEuros } from '#domain/kernel/money.ts';
import { priceLineId } from '#domain/quote/answer.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import type { PriceRange } from '#domain/quote/estimate.ts';
import { priceLineLabel } from '#domain/quote/labels.ts';
import type { Quote, RecurringPrice } from '#domain/quote/quote.ts';
import { shownTimeline } from '#domain/quote/timeline.ts';

/** A price as panel, footer and result show it. */
export interface ShownPrice {
  range: PriceRange;
  timeline: string;
  /** The waterfall in whole euros; amounts as text. */
  lines: { id: string; label: string; amount: string }[];
  total: string;
  recurring: RecurringPrice | null;
  notes: readonly string[];
  rough: boolean;
}

/** The server's quote where there is one, because its numbers are the ones that count; else the preview. */
export function shownPrice(answer: QuoteAnswer | null, preview: Quote | null): ShownPrice | null {
  if (answer) return ofAnswer(answer);
  return preview && ofPreview(preview);
}

/**
 * Lines and their sum in whole euros: inside a range of ±15 % cents would pretend a precision that is not there. The PDF
 * has them.
 */
function bill(
  lines: readonly { id: string; label: string; amount: Cents }[],
): Pick<ShownPrice, 'lines' | 'total'> {
  const amounts = wholeEuros(lines.map(({ amount }) => amount));
  return {
    lines: lines.map(({ id, label }, index) => ({ id, label, amount: formatCents(amounts[index] ?? 0) })),
    total: formatCents(amounts.reduce((sum, amount) => sum + amount, 0)),
  };
}

/** Euros with at most two decimals, as the contract carries them. */
const toCents = (amount: number): Cents => Math.round(euros(amount));

const ofAnswer = ({ priceRange: { min, max }, details, ...answer }: QuoteAnswer): ShownPrice => ({
  range: { min, max },
  timeline: shownTimeline(answer.timeline),
  ...bill(details.map((line) => ({ ...line, amount: toCents(line.amount) }))),
  recurring: answer.recurring,
  notes: answer.notes,
  rough: answer.rough,
});

const ofPreview = (quote: Quote): ShownPrice => ({
  range: quote.range,
  timeline: quote.timelineText,
  ...bill(
    quote.lines.map((line) => ({ id: priceLineId(line), label: priceLineLabel(line), amount: line.amount })),
  ),
  recurring: quote.recurring,
  notes: quote.notes,
  rough: quote.rough,
});
