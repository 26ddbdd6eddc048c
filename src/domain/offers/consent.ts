import { tied } from '../kernel/text.ts';

/** As whom an offer can be accepted; a consumer only where the site serves them (slovak.md 1.4). */
export const CAPACITIES = ['consumer', 'business'] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** The words of each, after „Objednávam ako“, which fits an offer and an addendum. */
export const CAPACITY_TEXTS: Readonly<Record<Capacity, string>> = {
  consumer: 'spotrebiteľ',
  business: 'podnikateľ alebo právnická osoba',
};

export const FIRMS_ONLY = 'Služby sú určené podnikateľom a právnickým osobám.';

/** What binds whoever presses it (zákon 108/2024, § 17 ods. 4): no other words on the button. */
export const BINDING_BUTTON = 'Objednávka s povinnosťou platby';

/** Who may accept an offer, on what terms. */
export interface Signing {
  servesConsumers: boolean;
  /** IČO of the client; empty while nobody knows it. */
  ico: string;
  /** Where a consumer withdraws. */
  email: string;
  termsVersion: string;
}

/** As whom somebody signs. */
export interface Signature {
  capacity: Capacity;
  /** Of a firm. */
  ico: string;
  /** A consumer wants the work to begin before the time to withdraw is over. */
  startsEarly: boolean;
}

/** What the signer agrees to with the one tick that is demanded of everybody. */
export function termsConsent(
  { termsVersion }: Pick<Signing, 'termsVersion'>,
  as: Omit<Signature, 'startsEarly'>,
) {
  const agreed = `Súhlasím s obchodnými podmienkami vo verzii ${termsVersion}`;
  if (as.capacity === 'consumer') return `${agreed}.`;
  return `${agreed} a objednávam ako podnikateľ alebo v mene právnickej osoby, ${as.ico === '' ? 's uvedeným IČO' : `IČO ${as.ico}`}.`;
}

/** A sentence as it is shown: stored texts have plain spaces. */
export const shownConsent = (sentence: string): string =>
  tied(sentence)
    .replace(/IČO (?=\d)/, 'IČO\u00A0')
    .replace(/(\d\.?) (?=[\d€])/g, '$1\u00A0');

/** What a consumer is told before the button (§ 15 ods. 1 písm. f, g). */
export const withdrawalNotice = ({ email }: Pick<Signing, 'email'>): string =>
  `Od zmluvy môžete odstúpiť do 14 dní od jej uzatvorenia bez uvedenia dôvodu. Stačí jednoznačné vyhlásenie poslané v tejto lehote na ${email}. Prijaté platby vám vrátim do 14 dní od doručenia odstúpenia. Ak na vašu žiadosť začnem skôr, uhradíte pri odstúpení cenu za to, čo bolo dovtedy skutočne poskytnuté.`;

/** The consent that a consumer may give or not (§ 17 ods. 10). */
export const EARLY_START =
  'Výslovne súhlasím, aby sa práca začala pred uplynutím lehoty na odstúpenie. Vyhlasujem, že mám poučenie o tom, že po úplnom poskytnutí služby právo na odstúpenie zaniká.';

/** What was shown above the button and agreed to, to be kept with the acceptance. */
export const consentsOf = (signing: Signing, as: Signature): string[] => {
  const terms = termsConsent(signing, as);
  if (as.capacity === 'business') return [terms];
  return [
    `Objednávam ako ${CAPACITY_TEXTS.consumer}.`,
    terms,
    withdrawalNotice(signing),
    ...(as.startsEarly ? [EARLY_START] : []),
  ];
};

export const CAPACITY_MISSING = 'Vyberte, ako kto objednávate.';
export const ICO_MISSING = 'Zadajte IČO.';
const ICO_CHANGED = 'IČO klienta sa medzitým zmenilo. Načítajte stránku znova.';

/** Why nobody may accept it like that; null where it is right. */
export function signingProblem(
  { servesConsumers, ico }: Pick<Signing, 'servesConsumers' | 'ico'>,
  as: Pick<Signature, 'capacity' | 'ico'>,
): { field: 'capacity' | 'ico'; message: string } | null {
  if (as.capacity === 'consumer') return servesConsumers ? null : { field: 'capacity', message: FIRMS_ONLY };
  if (as.ico === '') return { field: 'ico', message: ICO_MISSING };
  return ico === '' || ico === as.ico ? null : { field: 'ico', message: ICO_CHANGED };
}
