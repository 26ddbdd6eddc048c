import { AMBIGUOUS_STEMS, REGION_STEMS, TOWN_STEMS } from '#content/prd/places.ts';
import { fold } from '#domain/kernel/text.ts';

/** Longest ending that a case form adds to a stem. */
const ENDING = '\\p{L}{0,5}';

const stemPattern = (stem: string): string => stem.split(' ').join(`${ENDING}\\s+`) + ENDING;

const anyOf = (stems: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${stems.map(stemPattern).join('|')})(?!\\p{L})`, 'gu');

const TOWNS = anyOf(TOWN_STEMS.filter((stem) => !AMBIGUOUS_STEMS.includes(stem)));
const AMBIGUOUS = anyOf(AMBIGUOUS_STEMS);
const REGIONS = anyOf(REGION_STEMS);
const STREET = /(?<!\p{L})(?:ulic|namest|nabrez)\p{L}{0,4}\s+\p{Lu}|(?<!\p{L})ul\.\s/u;
const SENTENCE_START = /(?:^|[.!?:„(]\s*)$/;

/** The same text without diacritics, letter by letter, so that positions and capitals stay. */
const plain = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => withCaseOf(letter, fold(letter))).join('');

function withCaseOf(letter: string, folded: string): string {
  const same = folded.length === letter.length ? folded : letter;
  return letter === letter.toLowerCase() ? same : same.toUpperCase();
}

const isCapital = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase();

/** True for a text that names a Slovak town, region or street; case forms and missing diacritics included. */
export function namesPlace(text: string): boolean {
  const original = plain(text);
  const small = original.toLowerCase();
  if (small.search(REGIONS) >= 0 || STREET.test(original)) return true;
  const capitals = (pattern: RegExp) =>
    [...small.matchAll(pattern)].filter(({ index }) => isCapital(original[index]));
  if (capitals(TOWNS).length > 0) return true;
  return capitals(AMBIGUOUS).some(({ index }) => !SENTENCE_START.test(original.slice(0, index)));
}
