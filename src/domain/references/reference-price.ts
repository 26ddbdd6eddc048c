import type { ReferenceContent } from '../content/schema.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { asksForWebsite, DEFAULT_SIZE } from '../quote/catalogue.ts';
import type { PriceBook } from '../quote/price-book.ts';
import { assumingWebsite, priceInWords, pricesOf } from '../quote/price-total.ts';
import { priceQuote } from '../quote/quote.ts';
import { servicePriceOf } from '../quote/service-price.ts';

/** What a reference would cost. */
export interface ReferencePrice {
  /** "1 900 – 2 600 €, 3 – 6 týždňov"; a second line where the service is paid again and again. */
  lines: string[];
  /** What is paid once, in whole euros. */
  span: readonly [min: number, max: number];
}

/**
 * The estimate of a reference: what the wizard shows when it is opened with its trade, service and features. A service beside a
 * website says that a new one is in it.
 */
export function referencePrice(
  { service, trade, features }: Pick<ReferenceContent, 'service' | 'trade' | 'features'>,
  book: PriceBook | null,
  vat: SiteFacts['vat'],
): ReferencePrice {
  const work = { service, trade, features, size: DEFAULT_SIZE, hasWebsite: false };
  const quote = priceQuote({ ...work, mode: 'detailed', budget: null, timeline: null }, book);
  const { min, max } = quote.oneOff;
  const named = pricesOf({ ...quote, servicePrice: servicePriceOf(service) });
  const { prices, assumed } = asksForWebsite(service)
    ? assumingWebsite(named)
    : { prices: named, assumed: null };
  const lines = prices.map((price, index) => {
    const words = [priceInWords(price, vat), index === 0 ? assumed : null].filter((part) => part !== null);
    return [words.join(' '), price.duration].filter((part) => part !== null).join(', ');
  });
  return { lines, span: [min, max] };
}
