import { formatDecimal } from './format.ts';
import { lazy } from './lazy.ts';

const rules = lazy(() => new Intl.PluralRules('sk'));

/** Noun forms for 1, for 2–4, for a decimal (1,5), and for 0, 5 and more (slovak.md 5.3). */
type Forms = readonly [one: string, few: string, many: string, other: string];

const NOUNS = {
  project: ['projekt', 'projekty', 'projektu', 'projektov'],
  week: ['týždeň', 'týždne', 'týždňa', 'týždňov'],
  month: ['mesiac', 'mesiace', 'mesiaca', 'mesiacov'],
  feature: ['funkcia', 'funkcie', 'funkcie', 'funkcií'],
  furtherFeature: ['ďalšia funkcia', 'ďalšie funkcie', 'ďalšej funkcie', 'ďalších funkcií'],
  furtherService: ['ďalšia služba', 'ďalšie služby', 'ďalšej služby', 'ďalších služieb'],
  furtherChecklistItem: ['ďalší podklad', 'ďalšie podklady', 'ďalšieho podkladu', 'ďalších podkladov'],
  // The adjective alone, of a document or a file, and of a message or a photo.
  newMasculine: ['nový', 'nové', 'nového', 'nových'],
  newFeminine: ['nová', 'nové', 'novej', 'nových'],
  message: ['správa', 'správy', 'správy', 'správ'],
  newMessage: ['nová správa', 'nové správy', 'novej správy', 'nových správ'],
  day: ['deň', 'dni', 'dňa', 'dní'],
  workingDay: ['pracovný deň', 'pracovné dni', 'pracovného dňa', 'pracovných dní'],
  shortWorkingDay: ['prac. deň', 'prac. dni', 'prac. dňa', 'prac. dní'],
  hour: ['hodina', 'hodiny', 'hodiny', 'hodín'],
  minute: ['minúta', 'minúty', 'minúty', 'minút'],
  service: ['služba', 'služby', 'služby', 'služieb'],
  request: ['dopyt', 'dopyty', 'dopytu', 'dopytov'],
  unansweredMessage: [
    'správa bez odpovede',
    'správy bez odpovede',
    'správy bez odpovede',
    'správ bez odpovede',
  ],
  unreadMessage: ['neprečítaná správa', 'neprečítané správy', 'neprečítanej správy', 'neprečítaných správ'],
  item: ['položka', 'položky', 'položky', 'položiek'],
  offer: ['ponuka', 'ponuky', 'ponuky', 'ponúk'],
  offerOrAddendum: [
    'ponuka alebo dodatok',
    'ponuky a\u00A0dodatky',
    'ponuky a\u00A0dodatku',
    'ponúk a\u00A0dodatkov',
  ],
  budget: ['rozpočet', 'rozpočty', 'rozpočtu', 'rozpočtov'],
  newFile: ['nový súbor', 'nové súbory', 'nového súboru', 'nových súborov'],
  broughtItem: ['dodaný podklad', 'dodané podklady', 'dodaného podkladu', 'dodaných podkladov'],
  account: ['účet', 'účty', 'účtu', 'účtov'],
  email: ['e-mail', 'e-maily', 'e-mailu', 'e-mailov'],
  error: ['chyba', 'chyby', 'chyby', 'chýb'],
} as const satisfies Record<string, Forms>;

export type Noun = keyof typeof NOUNS;

/** Picks the form that goes with the count: pick(2, ['a','b','c','d']) → 'b'. */
function pick(count: number, forms: Forms): string {
  const index = { one: 0, few: 1, many: 2, other: 3, zero: 3, two: 1 }[rules().select(count)];
  return forms[index] ?? forms[3];
}

/** The noun alone in the form for the count: noun(5, 'week') → "týždňov". */
export const noun = (count: number, name: Noun): string => pick(count, NOUNS[name]);

/** Count and noun: plural(5, 'week') → "5 týždňov" (non-breaking). */
export const plural = (count: number, name: Noun): string =>
  `${formatDecimal(count)}\u00A0${noun(count, name)}`;

/** Range and noun, the noun follows the end of the range: "3 – 6 týždňov". May break after the dash only. */
export const pluralRange = (from: number, to: number, name: Noun): string =>
  `${from}\u00A0– ${plural(to, name)}`;

/** Numbers whose reading begins with "s" or "š": štyri, šesť, sedem and what is counted by them, and sto. */
const HISSED = /^(?:[467]|1[467]|[467]\d|[1467]\d\d)$/;
const GROUP = 1000;

/**
 * The preposition "out of" before a whole number, as it is read aloud, with a hard space: zBefore(6) → "zo " (zo šiestich),
 * zBefore(5) → "z ", zBefore(1000) → "z " (z tisíc).
 */
export function zBefore(count: number): 'z\u00A0' | 'zo\u00A0' {
  let read = Math.trunc(count);
  while (read >= GROUP) read = Math.trunc(read / GROUP);
  return HISSED.test(String(read)) ? 'zo\u00A0' : 'z\u00A0';
}

/** The words over one thing or over several; over none, those of several. */
export const oneOrMore = <One, More>(
  { one, more }: Readonly<{ one: One; more: More }>,
  things: readonly unknown[],
): One | More => (things.length === 1 ? one : more);

/** A whole sentence or word by count, for verbs and adjectives that agree ("Vybrané 2 funkcie"). */
export const byCount = (count: number, forms: Forms): string => pick(count, forms);
