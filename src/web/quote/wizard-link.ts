import type { ServiceSlug, SizeId, TradeId } from '#domain/quote/catalogue.ts';

/** Search parameters that open the wizard on any page (decisions 1.2). */
export const WIZARD_PARAM = 'rozpocet';
export const TRADE_PARAM = 'remeslo';
export const SIZE_PARAM = 'rozsah';

/** Address of the wizard on the current page, for a link's `to`: "?rozpocet=tvorba-webu". */
export function wizardHref(service: ServiceSlug, preset: { trade?: TradeId; size?: SizeId } = {}): string {
  const search = new URLSearchParams({ [WIZARD_PARAM]: service });
  if (preset.trade) search.set(TRADE_PARAM, preset.trade);
  if (preset.size) search.set(SIZE_PARAM, preset.size);
  return `?${search}`;
}

/** Address of the same page without the wizard. */
export function withoutWizard(search: string): string {
  const left = new URLSearchParams(search);
  for (const name of [WIZARD_PARAM, TRADE_PARAM, SIZE_PARAM]) left.delete(name);
  const rest = left.toString();
  return rest === '' ? '' : `?${rest}`;
}
