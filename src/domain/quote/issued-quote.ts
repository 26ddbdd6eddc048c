import type { Cents } from '../kernel/money.ts';
import type { PriceRange } from './estimate.ts';
import { type LabelledLine, labelledLine, sizeName, tradeName } from './labels.ts';
import { type Named, type NamedSelection, nameSelection, offeredSelection } from './named-selection.ts';
import type { QuoteNote } from './notes.ts';
import { calculatedPart, type PriceTotal } from './price-total.ts';
import type { Quote } from './quote.ts';
import { type QuoteSelection, sameSelection } from './selection.ts';
import { type ServicePrice, servicePriceOf } from './service-price.ts';
import { timelineWords } from './timeline.ts';

/**
 * A quote as it was issued: numbers and names that nothing changes any more, whatever becomes of prices and catalogue
 * (decision 046). What PDF, mails, PRD and answers are made of.
 */
export interface IssuedQuote {
  /** Of this form of the document; stored ones are read by `readIssuedQuote`. */
  version: 3;
  selection: NamedSelection & { trade: Named; size: Named };
  /** By the specified arithmetic, of the whole website; whole euros. */
  range: PriceRange;
  total: Cents;
  /** What is paid once in all, the service included. */
  oneOff: PriceTotal;
  lines: LabelledLine[];
  /** Published price of the service, where the calculated one is only its website's. */
  servicePrice: ServicePrice | null;
  /** Delivery time as people read it, and as calls carry it. */
  timelineText: string;
  timelineWords: string;
  notes: QuoteNote[];
  /** The description beside it is an AI's (slovak.md 1.7); of a quote without one, and of any before, nothing is said. */
  describedByAi?: boolean | undefined;
  /** Made by the fallback rule: "hrubý odhad" (decisions 2.5). */
  rough: boolean;
  priceBookVersion: number | null;
}

/** Fixes a quote with the names of today. */
export function issueQuote({ selection, lines, ...quote }: Quote): IssuedQuote {
  const { trade, size } = selection;
  return {
    ...quote,
    version: 3,
    selection: {
      ...nameSelection(selection),
      trade: { id: trade, label: tradeName(trade) },
      size: { id: size, label: sizeName(size) },
    },
    lines: lines.map(labelledLine),
    servicePrice: servicePriceOf(selection.service, calculatedPart(quote.oneOff)),
    timelineWords: timelineWords(size, selection.timeline),
  };
}

/** Whether a quote was issued for this choice; never when something in it is offered no more. */
export function isQuoteOf(quote: IssuedQuote, selection: QuoteSelection): boolean {
  const own = offeredSelection(quote.selection);
  return own !== null && sameSelection(own, selection);
}
