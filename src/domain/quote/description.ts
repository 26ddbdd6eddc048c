import { DESCRIPTIONS, SHOULD_HAVE } from '#content/descriptions.ts';
import { FEATURE_CONTENT } from '#content/features.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { contentWithClaims } from '../content/claims.ts';
import { formatList } from '../kernel/format.ts';
import { noun } from '../kernel/plural.ts';
import type { FeatureId, Mode, ServiceSlug, SizeId, TradeId } from './catalogue.ts';
import { featureName, modeName, serviceName, sizeName, tradeName } from './labels.ts';

/** Features named in the templated description; the rest is only counted (specification 9). */
const NAMED_FEATURES = 3;

interface Choices {
  service: ServiceSlug;
  trade: TradeId;
  size: SizeId;
}

function textsFor({ service, trade, size }: Choices) {
  const { accusative, offer } = TRADE_CONTENT[trade];
  return contentWithClaims(DESCRIPTIONS[service], { trade: accusative, offer, size: sizeName(size) });
}

/** Default description of quick mode, well over ten characters. */
export const quickDescription = (choices: Choices): string => textsFor(choices).quick;

/** "Na webe má byť núdzový kontakt, formulár, galéria a 2 ďalšie funkcie.", with plain spaces: the text is stored and edited. */
function featureSentence(features: readonly FeatureId[]): string[] {
  const rest = features.length - NAMED_FEATURES;
  const [first, ...others] = features.slice(0, NAMED_FEATURES).map((id) => FEATURE_CONTENT[id].subject);
  if (first === undefined) return [];
  const named = [first, ...others].map(({ text }) => text);
  const list = formatList(rest > 0 ? [...named, `${rest} ${noun(rest, 'furtherFeature')}`] : named);
  const { place, one, more } = SHOULD_HAVE;
  return [`${place} ${first.plural ? more : one} ${list}.`];
}

/** Templated description of detailed mode, used whenever no AI answers (specification 7). */
export function detailedDescription({
  features,
  ...choices
}: Choices & { features: readonly FeatureId[] }): string {
  const { need, wish } = textsFor(choices);
  return [need, ...featureSentence(features), wish].join(' ');
}

/** How the AI has to write the description; goes before the facts it is written from (content F). */
export const DESCRIPTION_INSTRUCTION =
  'Napíš po slovensky popis zadania, ktorým si živnostník alebo firma objednáva uvedenú službu. ' +
  'Píš v prvej osobe jednotného čísla a v prítomnom čase z pohľadu zadávateľa, 4 až 6 viet, najmenej 40 slov, bez odrážok. ' +
  'Neuvádzaj mená miest, okresov, krajov ani konkrétne adresy. ' +
  'Nevymýšľaj mená ľudí, firiem, referencie ani čísla, ktoré nie sú v zadaní.';

/** The Slovak instruction for the AI, carries no contact data (specification 7, content F). */
export function descriptionPrompt(input: {
  service: ServiceSlug;
  mode: Mode;
  trade: TradeId;
  /** Null where the description names none. */
  size: SizeId | null;
  features: readonly FeatureId[];
}): string {
  const features = input.features.map(featureName).join(', ');
  return (
    `${DESCRIPTION_INSTRUCTION} ` +
    `Služba: ${serviceName(input.service)}. Typ ponuky: ${modeName(input.mode)}. Remeslo: ${tradeName(input.trade)}. ` +
    `${input.size === null ? '' : `Rozsah: ${sizeName(input.size)}. `}Vybrané funkcie: ${features === '' ? 'žiadne' : features}.`
  );
}
