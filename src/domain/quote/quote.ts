import type { Cents } from '../kernel/money.ts';
import { estimate, type PriceLine, type PriceRange, roughEstimate } from './estimate.ts';
import { quoteNotes } from './notes.ts';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceTotal } from './price-total.ts';
import { pricedFeatures, type QuoteSelection } from './selection.ts';
import { servicePriceOf } from './service-price.ts';
import { timelineText } from './timeline.ts';

/** A priced selection: the one model behind panel, result card, PDF, PRD, mail and admin (decisions 2.2). */
export interface Quote {
  selection: QuoteSelection;
  /** Whole euros. */
  range: PriceRange;
  total: Cents;
  lines: PriceLine[];
  timelineText: string;
  notes: string[];
  /** Made by the fallback rule: "hrubý odhad" (decisions 2.5). */
  rough: boolean;
  priceBookVersion: number | null;
}

/** Prices a selection; the same in the browser and on the server. Without a price book the fallback rule is used. */
export function priceQuote(selection: QuoteSelection, book: PriceBook | null): Quote {
  const features = pricedFeatures(selection);
  const priced = book
    ? estimate(book, selection)
    : roughEstimate({
        size: selection.size,
        featureCount: features.length,
        tradePercent: SPECIFICATION_PRICE_BOOK.trade[selection.trade],
      });
  const rough = priced.kind === 'rough';
  const servicePrice = servicePriceOf(selection.service);
  return {
    selection: { ...selection, features },
    range: priced.range,
    total: priced.total,
    lines: priced.lines,
    timelineText: timelineText(selection.size, selection.timeline),
    notes: quoteNotes(priceTotal({ range: priced.range, servicePrice, rough }), selection),
    rough,
    priceBookVersion: book?.version ?? null,
  };
}
