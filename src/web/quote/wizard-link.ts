import type { FeatureId, ServiceSlug, SizeId, TradeId } from '#domain/quote/catalogue.ts';

/** Search parameters that open the wizard on any page (decisions 1.2). */
export const WIZARD_PARAM = 'rozpocet';
export const TRADE_PARAM = 'remeslo';
export const SIZE_PARAM = 'rozsah';
export const FEATURES_PARAM = 'funkcie';

const WIZARD_PARAMS = [WIZARD_PARAM, TRADE_PARAM, SIZE_PARAM, FEATURES_PARAM];

/** What a link may choose before the visitor does. Features also propose the detailed mode, which asks for them. */
export interface WizardPreset {
  trade?: TradeId;
  size?: SizeId;
  features?: readonly FeatureId[];
}

/** Address of the wizard on the current page, for a link's `to`: "?rozpocet=tvorba-webu&funkcie=a,b". */
export function wizardHref(service: ServiceSlug, preset: WizardPreset = {}): string {
  const search = new URLSearchParams({ [WIZARD_PARAM]: service });
  if (preset.trade) search.set(TRADE_PARAM, preset.trade);
  if (preset.size) search.set(SIZE_PARAM, preset.size);
  // Ids need no escaping, and a comma is allowed as it is: the address stays readable.
  const features = preset.features?.length ? `&${FEATURES_PARAM}=${preset.features.join(',')}` : '';
  return `?${search}${features}`;
}

/** Address of the same page without the wizard. */
export function withoutWizard(search: string): string {
  const left = new URLSearchParams(search);
  for (const name of WIZARD_PARAMS) left.delete(name);
  const rest = left.toString();
  return rest === '' ? '' : `?${rest}`;
}
