import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import type { Preset } from '#domain/quote/preset.ts';

/** Search parameters that open the wizard on any page (decisions 1.2). */
export const WIZARD_PARAM = 'rozpocet';
export const TRADE_PARAM = 'remeslo';
export const SIZE_PARAM = 'rozsah';
export const FEATURES_PARAM = 'funkcie';
/** Number of the step, so that each has an address of its own in the history. */
const STEP_PARAM = 'krok';

const PRESET_PARAMS = [TRADE_PARAM, SIZE_PARAM, FEATURES_PARAM];
const WIZARD_PARAMS = [WIZARD_PARAM, STEP_PARAM, ...PRESET_PARAMS];

/** Address of the wizard on the current page, for a link's `to`: "?rozpocet=tvorba-webu&funkcie=a,b". */
export function wizardHref(service: ServiceSlug, preset: Preset = {}): string {
  const search = new URLSearchParams({ [WIZARD_PARAM]: service });
  if (preset.trade) search.set(TRADE_PARAM, preset.trade);
  if (preset.size) search.set(SIZE_PARAM, preset.size);
  // Ids need no escaping, and a comma is allowed as it is: the address stays readable.
  const features = preset.features ? `&${FEATURES_PARAM}=${preset.features.join(',')}` : '';
  return `?${search}${features}`;
}

/** The wizard where nobody has said for which service. */
export const WIZARD_HREF = wizardHref(DEFAULT_SERVICE);

/** The same on the start page, for documents that have no wizard: the areas and the sign-in. */
export const START_WIZARD_HREF = `/${WIZARD_HREF}`;

/** Address of a step of the open wizard. The choices of the link have been taken over and are not taken again. */
export function stepSearch(search: string, number: number): string {
  const left = without(search, PRESET_PARAMS);
  if (number === 1) left.delete(STEP_PARAM);
  else left.set(STEP_PARAM, String(number));
  return `?${left}`;
}

/** Address of the same page without the wizard. */
export function withoutWizard(search: string): string {
  const rest = without(search, WIZARD_PARAMS).toString();
  return rest === '' ? '' : `?${rest}`;
}

function without(search: string, names: readonly string[]): URLSearchParams {
  const left = new URLSearchParams(search);
  for (const name of names) left.delete(name);
  return left;
}
