import { REFERENCES } from '#content/references.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { site } from '#domain/content/site.ts';
import { referencePath } from '#domain/pages/paths.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { serviceName, tradeName } from '#domain/quote/labels.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { referencePrice } from '#domain/references/reference-price.ts';
import { pageTexts } from '../pages/page-texts.ts';

/**
 * All references for lists in their order, with the slugs they are filtered by and their prices on one scale. For
 * loaders: labels bring the texts of the catalogue.
 */
export function referenceSummaries(book: PriceBook | null) {
  const priced = REFERENCES.map((reference) => ({
    ...reference,
    price: referencePrice(reference, book, site.vat),
  }));
  // In whole thousands, so that the scale ends with a number that nobody takes for a price.
  const scaleEnd = Math.ceil(Math.max(...priced.map(({ price }) => price.span[1])) / 1000) * 1000;
  return priced.map(({ slug, title, summary, model, illustration, trade, service, price }) => ({
    to: referencePath(slug),
    ...pageTexts({ title, summary, tradeName: tradeName(trade), serviceName: serviceName(service) }),
    model,
    illustration,
    service,
    trade,
    tradeSlug: TRADE_CONTENT[trade].slug,
    price: { ...price, scaleEnd },
  }));
}

/** The first reference of a trade, for its landing page. */
export const referenceOfTrade = (trade: TradeId, book: PriceBook | null) =>
  referenceSummaries(book).find((reference) => reference.trade === trade) ?? null;
