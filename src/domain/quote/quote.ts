import type { Cents } from '../kernel/money.ts';
import { TRADES } from './catalogue.ts';
import { estimate, featuresRange, type PriceLine, type PriceRange, roughEstimate } from './estimate.ts';
import { type QuoteNote, quoteNotes } from './notes.ts';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { type PriceTotal, priceTotal } from './price-total.ts';
import { countedSelection, keepsWebsite, type QuoteSelection } from './selection.ts';
import { servicePriceOf } from './service-price.ts';
import { timelineText } from './timeline.ts';

/** A priced selection: the one model behind panel, result card, PDF, PRD, mail and admin (decisions 2.2). */
export interface Quote {
  selection: QuoteSelection;
  /** By the specified arithmetic, of the whole website; whole euros. */
  range: PriceRange;
  total: Cents;
  /** What is paid once in all, the service included. */
  oneOff: PriceTotal;
  lines: PriceLine[];
  timelineText: string;
  notes: QuoteNote[];
  /** Made by the fallback rule: "hrubý odhad" (decisions 2.5). */
  rough: boolean;
  priceBookVersion: number | null;
}

/** The sample price on the page of a trade: a website of this size with all that is recommended to it. */
const offeredRange = (book: PriceBook, { trade, size }: QuoteSelection): PriceRange =>
  estimate(book, {
    ...{ mode: 'detailed', trade, size, timeline: null },
    features: TRADES[trade].recommendedFeatures,
  }).range;

/** Prices a selection; the same in the browser and on the server. Without a price book the fallback rule is used. */
export function priceQuote(chosen: QuoteSelection, book: PriceBook | null): Quote {
  const selection = countedSelection(chosen);
  const { features } = selection;
  const priced = book
    ? estimate(book, selection)
    : roughEstimate({
        size: selection.size,
        featureCount: features.length,
        tradePercent: SPECIFICATION_PRICE_BOOK.trade[selection.trade],
      });
  const rough = priced.kind === 'rough';
  const oneOff = priceTotal({
    range: priced.range,
    servicePrice: servicePriceOf(selection.service),
    rough,
    features: keepsWebsite(selection)
      ? { chosen: features, range: featuresRange(book ?? SPECIFICATION_PRICE_BOOK, features) }
      : null,
  });
  return {
    selection,
    range: priced.range,
    total: priced.total,
    lines: priced.lines,
    oneOff,
    timelineText: timelineText(selection.size, selection.timeline),
    notes: quoteNotes(oneOff, selection, book && offeredRange(book, selection)),
    rough,
    priceBookVersion: book?.version ?? null,
  };
}
