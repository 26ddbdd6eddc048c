import type { FeatureId, ServiceSlug, SizeId, TradeId } from './catalogue.ts';
import type { PriceBook } from './price-book.ts';
import { priceQuote, type Quote } from './quote.ts';

/** What the samples on pages are for. */
export const SAMPLE_SERVICE: ServiceSlug = 'tvorba-webu';

export interface SampleChoice {
  trade: TradeId;
  size: SizeId;
  features: readonly FeatureId[];
}

/** The sample price on a page: what the wizard shows in detailed mode for the same choice before a deadline is set. */
export const sampleQuote = (choice: SampleChoice, book: PriceBook | null): Quote =>
  priceQuote({ service: SAMPLE_SERVICE, mode: 'detailed', budget: null, timeline: null, ...choice }, book);
