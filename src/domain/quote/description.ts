import { TRADE_CONTENT } from '#content/trades.ts';
import { noun } from '../kernel/plural.ts';
import { lowerFirst } from '../kernel/text.ts';
import type { FeatureId, Mode, SizeId, TradeId } from './catalogue.ts';
import { featureName, modeName, sizeName, tradeName } from './labels.ts';

/** Features named in the templated description; the rest is only counted (specification 9). */
const NAMED_FEATURES = 3;

interface DescriptionInput {
  trade: TradeId;
  size: SizeId;
  features: readonly FeatureId[];
}

/** Default description of quick mode, well over ten characters (content F). */
export const quickDescription = ({ trade, size }: Pick<DescriptionInput, 'trade' | 'size'>): string =>
  `Mám záujem o web pre ${TRADE_CONTENT[trade].accusative} v rozsahu „${sizeName(size)}“. ` +
  'Cieľom je prehľadne predstaviť služby a získavať dopyty od zákazníkov.';

/** " a 2 ďalšie funkcie" after the named ones, with plain spaces because the text is stored and edited. */
function restOfFeatures(count: number): string {
  return count === 0 ? '' : ` a ${count} ${noun(count, 'furtherFeature')}`;
}

function featureSentence(features: readonly FeatureId[]): string {
  if (features.length === 0) return '';
  const named = features.slice(0, NAMED_FEATURES).map((id) => lowerFirst(featureName(id)));
  return `Súčasťou riešenia budú: ${named.join(', ')}${restOfFeatures(features.length - named.length)}. `;
}

/** Templated description of detailed mode, used whenever no AI answers (specification 7, content F). */
export function detailedDescription({ trade, size, features }: DescriptionInput): string {
  const { accusative, services } = TRADE_CONTENT[trade];
  const [first, second] = services.map(lowerFirst);
  return (
    `Potrebujem web pre ${accusative} v rozsahu „${sizeName(size)}“. ` +
    `Web má predstaviť ponúkané služby, napríklad ${first} a ${second}, a uľahčiť zákazníkom prvý kontakt. ` +
    featureSentence(features) +
    'Dôležité sú rýchle načítanie, pohodlné používanie na mobile a jednoduchá správa obsahu. ' +
    'Výsledkom má byť viac relevantných dopytov a menej času stráveného vysvetľovaním.'
  );
}

/** How the AI has to write the description; goes before the facts it is written from (content F). */
export const DESCRIPTION_INSTRUCTION =
  'Napíš po slovensky opis zadania webu pre živnostníka alebo firmu. ' +
  'Píš v prvej osobe množného čísla z pohľadu zadávateľa, 4 až 6 viet, najmenej 40 slov, bez odrážok. ' +
  'Neuvádzaj mená miest, okresov, krajov ani konkrétne adresy. ' +
  'Nevymýšľaj mená ľudí, firiem, referencie ani čísla, ktoré nie sú v zadaní.';

/** The Slovak instruction for the AI; carries no contact data (specification 7, content F). */
export function descriptionPrompt(input: DescriptionInput & { mode: Mode }): string {
  const features = input.features.map(featureName).join(', ');
  return (
    `${DESCRIPTION_INSTRUCTION} ` +
    `Typ ponuky: ${modeName(input.mode)}. Remeslo: ${tradeName(input.trade)}. ` +
    `Rozsah: ${sizeName(input.size)}. Vybrané funkcie: ${features === '' ? 'žiadne' : features}.`
  );
}
