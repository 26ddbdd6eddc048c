import { centsToEuros } from '../kernel/money.ts';
import type { QuoteAnswer } from './contract.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { type LabelledLine, priceLineFactor } from './labels.ts';
import { urgentNotes } from './notes.ts';
import { recurringPrice } from './service-price.ts';

function answerLine(line: LabelledLine): QuoteAnswer['details'][number] {
  const factor = priceLineFactor(line);
  const shown = { id: line.id, label: line.label, amount: centsToEuros(line.amount) };
  return factor === null ? shown : { ...shown, factor };
}

/** Outward shape of an issued quote (decisions 3). */
export const quoteAnswer = (issued: {
  id: string;
  number: string | null;
  validUntil: Date;
  quote: IssuedQuote;
}): QuoteAnswer => ({
  quoteId: issued.id,
  number: issued.number,
  priceRange: { ...issued.quote.range, currency: 'EUR' },
  total: issued.quote.oneOff,
  estimate: centsToEuros(issued.quote.total),
  rough: issued.quote.rough,
  details: issued.quote.lines.map(answerLine),
  timeline: issued.quote.timelineWords,
  validUntil: issued.validUntil.toISOString(),
  priceBookVersion: issued.quote.priceBookVersion,
  recurring: recurringPrice(issued.quote.selection.service.id),
  notes: issued.quote.notes.map(({ text }) => text),
  urgentNotes: urgentNotes(issued.quote),
});
