import { centsToEuros } from '../kernel/money.ts';
import type { QuoteAnswer } from './contract.ts';
import type { PriceLine } from './estimate.ts';
import { priceLineFactor, priceLineLabel } from './labels.ts';
import type { Quote } from './quote.ts';
import { recurringPrice } from './service-price.ts';
import { timelineWords } from './timeline.ts';

/** Stable id of a price line: "base", "trade", "feature-quote-form", "mode", "timeline". */
export const priceLineId = (line: PriceLine): string =>
  line.kind === 'feature' ? `feature-${line.feature}` : line.kind;

function answerLine(line: PriceLine): QuoteAnswer['details'][number] {
  const factor = priceLineFactor(line);
  const shown = { id: priceLineId(line), label: priceLineLabel(line), amount: centsToEuros(line.amount) };
  return factor === null ? shown : { ...shown, factor };
}

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
  details: issued.quote.lines.map(answerLine),
  timeline: timelineWords(issued.quote.selection.size, issued.quote.selection.timeline),
  validUntil: issued.validUntil.toISOString(),
  priceBookVersion: issued.quote.priceBookVersion,
  recurring: recurringPrice(issued.quote.selection.service),
  notes: issued.quote.notes,
});
