import { TRADE_CONTENT } from '#content/trades.ts';
import { SERVICE_SLUGS, TRADE_IDS, type TradeId } from '../quote/catalogue.ts';
import { tradeName } from '../quote/labels.ts';
import { type FilterOptions, filterQuery, projectFilter } from '../references/project-filter.ts';

const PROJECTS_PATH = '/projekty';

/** Landing page of a trade: "/pre/maliar". */
export const tradePath = (trade: TradeId): string => `/pre/${TRADE_CONTENT[trade].slug}`;

/** Page of a project: "/projekty/web-maliara". */
export const projectPath = (slug: string): string => `${PROJECTS_PATH}/${slug}`;

/** What /projekty can be filtered by: every trade and service. */
export const PROJECT_FILTER_OPTIONS: FilterOptions = {
  trades: TRADE_IDS.map((trade) => TRADE_CONTENT[trade].slug),
  services: SERVICE_SLUGS,
};

/**
 * The part of a query that changes what the server renders, in one spelling: the filter of /projekty. Everything
 * else in a query is for scripts in the browser.
 */
export const significantQuery = (path: string, query: string): string =>
  path === PROJECTS_PATH
    ? filterQuery(projectFilter(new URLSearchParams(query), PROJECT_FILTER_OPTIONS))
    : '';

/** Links to all landing pages, in the order of the catalogue. */
export const tradeLinks = (): { to: string; label: string }[] =>
  TRADE_IDS.map((trade) => ({ to: tradePath(trade), label: tradeName(trade) }));
