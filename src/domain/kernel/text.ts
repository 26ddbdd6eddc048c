const NBSP = '\u00A0';
/** Keeps two characters in one line and has no width. */
const WORD_JOINER = '\u2060';

/** Lower-case text without diacritics, for search columns and slugs (slovak.md 5.7). */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** ASCII slug: "Údržba a podpora" → "udrzba-a-podpora" (slovak.md 5.8). */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Between a number and what it counts: "30 %", "po 7 dňoch". */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:€|%|EUR|ks|h|min|s|px|MB|kB|m²|m|km|°C|deň|dni|dní|dň\p{L}*|týžd\p{L}*|mesiac\p{L}*|rok\p{L}*|hod\p{L}*|minút\p{L}*|krok\p{L}*|kol[oaá]|kôl)(?![\p{L}\d]))/gu;

/**
 * Adds the non-breaking spaces of Slovak typography to long texts at render time (slovak.md 5.1).
 * Never for strings quoted by the specification, stored data, URLs or plain-text mails.
 */
export const typoSk = (text: string): string =>
  text
    .replace(/(?<=^|[\s(„‚\u00A0–-])([KkSsVvZzOoUuAaIi]) +(?=\S)/gu, `$1${NBSP}`)
    .replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, NBSP)
    .replace(
      /(?<=\b\d{1,2}\.) (?=\d{1,2}\.|\d{4}\b|(?:januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra)(?!\p{L}))/gu,
      NBSP,
    )
    .replace(BEFORE_UNIT, NBSP)
    .replace(/ –(?= )/g, `${NBSP}–`)
    .replace(/× (?=\d)/g, `×${NBSP}`)
    .replace(/\bs\. ?r\. ?o\./g, `s.${NBSP}r.${NBSP}o.`)
    .replace(/\bspol\. ?s[ \u00A0]r\. ?o\./g, `spol.${NBSP}s${NBSP}r.${NBSP}o.`)
    .replace(/(?<=(?<!\d)\d{3}) (?=\d{2} \p{Lu})/gu, NBSP)
    .replace(/(?<=\d) (?=Z\. z\.)/g, NBSP)
    .replace(/\bZ\. z\./g, `Z.${NBSP}z.`)
    .replace(/(?<=(?:^|[\s(„])(?:č|[Čč]l|ods|písm|str|ul|napr)\.) (?=\S)/gu, NBSP)
    .replace(/§ (?=\d)/g, `§${NBSP}`)
    .replace(/(?<!\p{L})IČ DPH(?!\p{L})/gu, `IČ${NBSP}DPH`);

/** The form of a company: "s. r. o.", "a. s.", "v. o. s." */
const LEGAL_FORM = /[ \u00A0](?:\p{Ll}\. )+\p{Ll}\./gu;

/** The same in its long form, which may begin a line: with the name before it, it would be wider than some. */
const LONG_LEGAL_FORM = /\bspol\.[ \u00A0]s[ \u00A0]r\.[ \u00A0]?o\./g;

/** What stands before a name: "Ing. Daniel". */
const ACADEMIC_TITLE =
  /(?<!\p{L})(?:akad|Bc|doc|Dr|Ing|JUDr|MDDr|Mgr|MUDr|MVDr|PaedDr|PharmDr|PhDr|prof|RNDr|ThDr)\. (?=\p{Lu})/gu;

/** After the dash of "3 – 6 týždňov": a line may end between a dash and a hard space. A range of amounts is too long to stay whole. */
const COUNTED_RANGE = /(?<=\d\u00A0–)[ \u00A0](?=\d{1,3}\u00A0\p{L})/gu;

/**
 * Ties words of one letter and numbers to what follows, in titles and names that are put on the page by the browser; unlike
 * `typoSk` it is understood by every browser. The form of a company stays with its name, an academic title with who has it, and "e-mail" on one line.
 */
export const tied = (text: string): string =>
  text
    .replace(
      /(^|[ („])((?:[ksvzouai] )+)/giu,
      (_, before: string, words: string) => before + words.replaceAll(' ', NBSP),
    )
    .replace(BEFORE_UNIT, NBSP)
    .replace(/(?<=\d) –(?= \d)/g, `${NBSP}–`)
    .replace(COUNTED_RANGE, `${WORD_JOINER}${NBSP}`)
    .replace(ACADEMIC_TITLE, (title) => title.replace(' ', NBSP))
    .replace(LEGAL_FORM, (form) => form.replaceAll(' ', NBSP))
    .replace(LONG_LEGAL_FORM, (form) => form.replaceAll(' ', NBSP))
    .replace(/(?<!\p{L})e-(?=mail)/giu, (start) => start + WORD_JOINER);

/**
 * A text as paper and mails show it: with every hard space of long texts and of titles, but without the joiner, which would
 * be copied with the words it joins. Their renderers keep `UNBROKEN` together.
 */
export const typeset = (text: string): string => tied(typoSk(text)).replaceAll(WORD_JOINER, '');

/** Where a line could end at a dash or a hyphen: "3 – 6 týždňov", "CP-2026-0031/D1". */
export const UNBROKEN = /\d\u00A0–\u00A0\d{1,3}\u00A0\p{L}+|(?:CP|RO|VP)-\d{4}-\d+(?:\/D\d+)?/gu;

/** First letter lower-cased unless the word is an abbreviation ("SEO audit" stays). */
export function lowerFirst(text: string): string {
  const second = text.charAt(1);
  const isAbbreviation = second !== '' && second === second.toUpperCase() && second !== second.toLowerCase();
  return isAbbreviation ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The order of two days, ids or other texts of ASCII letters alone, for a sort. */
export const compareAscii = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The text with a capital at its beginning. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a full stop at its end, which a name or a day may have already. */
export const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
