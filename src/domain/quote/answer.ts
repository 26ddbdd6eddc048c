import { centsToEuros } from '../kernel/money.ts';
import type { QuoteAnswer } from './contract.ts';
import type { PriceLine } from './estimate.ts';
import { priceLineLabel } from './labels.ts';
import type { Quote } from './quote.ts';
import { timelineWords } from './timeline.ts';

/** Stable id of a price line: "base", "trade", "feature-quote-form", "mode", "timeline". */
export const priceLineId = (line: PriceLine): string =>
  line.kind === 'feature' ? `feature-${line.feature}` : line.kind;

/** Outward shape of an issued quote (decisions 3). */
export const quoteAnswer = (issued: {
  id: string;
  number: string | null;
  validUntil: Date;
  quote: Quote;
}): QuoteAnswer => ({
  quoteId: issued.id,
  number: issued.number,
  priceRange: { ...issued.quote.range, currency: 'EUR' },
  estimate: centsToEuros(issued.quote.total),
  rough: issued.quote.rough,
  details: issued.quote.lines.map((line) => ({
    id: priceLineId(line),
    label: priceLineLabel(line),
    amount: centsToEuros(line.amount),
  })),
  timeline: timelineWords(issued.quote.selection.size, issued.quote.selection.timeline),
  validUntil: issued.validUntil.toISOString(),
  priceBookVersion: issued.quote.priceBookVersion,
  recurring: issued.quote.recurring,
  notes: issued.quote.notes,
});
