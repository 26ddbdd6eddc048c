import { REFERENCES } from '#content/references.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import type { ReferenceContent } from '#domain/content/schema.ts';
import { referencePath } from '#domain/pages/paths.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { serviceName, tradeName } from '#domain/quote/labels.ts';
import { pageTexts } from '../pages/page-texts.ts';

/** A reference for lists, with the slugs it is filtered by. For loaders: labels bring the texts of the catalogue. */
export const referenceSummary = ({
  slug,
  title,
  summary,
  model,
  illustration,
  trade,
  service,
}: ReferenceContent) => ({
  to: referencePath(slug),
  ...pageTexts({ title, summary }),
  model,
  illustration,
  service,
  tradeSlug: TRADE_CONTENT[trade].slug,
  tradeName: tradeName(trade),
  serviceName: serviceName(service),
});

/** The first reference of a trade, for its landing page. */
export function referenceOfTrade(trade: TradeId) {
  const reference = REFERENCES.find((candidate) => candidate.trade === trade);
  return reference ? referenceSummary(reference) : null;
}
