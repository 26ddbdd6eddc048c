import type { FeatureId, SizeId, TradeId } from './catalogue.ts';
import { DEFAULT_SERVICE } from './default-service.ts';
import type { PriceBook } from './price-book.ts';
import { priceQuote, type Quote } from './quote.ts';

export interface SampleChoice {
  trade: TradeId;
  size: SizeId;
  features: readonly FeatureId[];
}

/** The sample price on a page: what the wizard shows in detailed mode for the same choice before a deadline is set. */
export const sampleQuote = (choice: SampleChoice, book: PriceBook | null): Quote =>
  priceQuote(
    {
      service: DEFAULT_SERVICE,
      hasWebsite: false,
      mode: 'detailed',
      budget: null,
      timeline: null,
      ...choice,
    },
    book,
  );
