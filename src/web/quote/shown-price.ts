import { formatCents } from '#domain/kernel/format.ts';
import { euros } from '#domain/kernel/money.ts';
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
  /** The waterfall; amounts as text. */
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

/** Euros with at most two decimals, as the contract carries them, in the form of a bill. */
const formatAmount = (amount: number): string => formatCents(Math.round(euros(amount)));

const ofAnswer = ({ priceRange: { min, max }, details, estimate, ...answer }: QuoteAnswer): ShownPrice => ({
  range: { min, max },
  timeline: shownTimeline(answer.timeline),
  lines: details.map(({ id, label, amount }) => ({ id, label, amount: formatAmount(amount) })),
  total: formatAmount(estimate),
  recurring: answer.recurring,
  notes: answer.notes,
  rough: answer.rough,
});

const ofPreview = (quote: Quote): ShownPrice => ({
  range: quote.range,
  timeline: quote.timelineText,
  lines: quote.lines.map((line) => ({
    id: priceLineId(line),
    label: priceLineLabel(line),
    amount: formatCents(line.amount),
  })),
  total: formatCents(quote.total),
  recurring: quote.recurring,
  notes: quote.notes,
  rough: quote.rough,
});
