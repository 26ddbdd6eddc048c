/** Search parameters of /projekty. */
export const FILTER_TRADE = 'remeslo';
export const FILTER_SERVICE = 'sluzba';
/** Opens the wizard, whose own parameters share a name with the filter's: then they are not the filter. */
const WIZARD = 'rozpocet';

/** Slugs that narrow the list of references down; null does not. */
export interface ReferenceFilter {
  trade: string | null;
  service: string | null;
}

/** What can be filtered by: slugs of trades and of services. */
export interface FilterOptions {
  trades: readonly string[];
  services: readonly string[];
}

const known = (value: string | null, options: readonly string[]): string | null =>
  value !== null && options.includes(value) ? value : null;

/** The filter an address asks for; unknown values are ignored. */
export function referenceFilter(search: URLSearchParams, options: FilterOptions): ReferenceFilter {
  if (search.has(WIZARD)) return { trade: null, service: null };
  return {
    trade: known(search.get(FILTER_TRADE), options.trades),
    service: known(search.get(FILTER_SERVICE), options.services),
  };
}

/** The filter as a query, always in one spelling: "?remeslo=maliar&sluzba=tvorba-webu"; empty without one. */
export function filterQuery({ trade, service }: ReferenceFilter): string {
  const search = new URLSearchParams();
  if (trade) search.set(FILTER_TRADE, trade);
  if (service) search.set(FILTER_SERVICE, service);
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
}

/** The references that pass the filter, in their order. */
export const filteredReferences = <Reference extends { tradeSlug: string; service: string }>(
  references: readonly Reference[],
  { trade, service }: ReferenceFilter,
): Reference[] =>
  references.filter(
    (reference) =>
      (trade === null || reference.tradeSlug === trade) &&
      (service === null || reference.service === service),
  );
