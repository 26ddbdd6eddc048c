import { TRADE_CONTENT } from '#content/trades.ts';
import { SERVICE_SLUGS, TRADE_IDS, type TradeId } from '../quote/catalogue.ts';
import { tradeName } from '../quote/labels.ts';
import { type FilterOptions, filterQuery, referenceFilter } from '../references/reference-filter.ts';

const REFERENCES_PATH = '/projekty';

/** Landing page of a trade: "/pre/maliar". */
export const tradePath = (trade: TradeId): string => `/pre/${TRADE_CONTENT[trade].slug}`;

/** Page of a reference: "/projekty/web-maliara". */
export const referencePath = (slug: string): string => `${REFERENCES_PATH}/${slug}`;

/** What /projekty can be filtered by: every trade and service. */
export const REFERENCE_FILTER_OPTIONS: FilterOptions = {
  trades: TRADE_IDS.map((trade) => TRADE_CONTENT[trade].slug),
  services: SERVICE_SLUGS,
};

/**
 * The part of a query that changes what the server renders, in one spelling: the filter of /projekty. Everything
 * else in a query is for scripts in the browser.
 */
export const significantQuery = (path: string, query: string): string =>
  path === REFERENCES_PATH
    ? filterQuery(referenceFilter(new URLSearchParams(query), REFERENCE_FILTER_OPTIONS))
    : '';

/** Links to all landing pages, in the order of the catalogue. */
export const tradeLinks = (): { to: string; label: string }[] =>
  TRADE_IDS.map((trade) => ({ to: tradePath(trade), label: tradeName(trade) }));
