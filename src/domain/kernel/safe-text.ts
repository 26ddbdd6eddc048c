import { z } from 'zod';

/** Control characters, NUL, and the bidirectional overrides that make text read as something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
/** Letters that people cannot see and programs such as an AI can read. */
const PROGRAMS_ONLY = /[\u{E0000}-\u{E0FFF}]/u;
/** Anything to be seen; fillers, joiners, the hyphen of a line's end and the empty Braille cell are not. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LINE_BREAKS = /[\n\r\t\u2028\u2029]/u;
/**
 * More marks on one letter than any language writes (Unicode's Stream-Safe Text Format, UAX 15). Normalising sorts
 * the marks of a letter one by one, so a run without end costs the square of its length.
 */
const ENDLESS_MARKS = /(?<!\p{M})\p{M}{31}/u;

/** Every way of breaking a line: of Windows, and those that word processors paste. */
const ANY_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
/** What word processors and web pages paste between letters without a width. */
const WIDTHLESS = /[\u00AD\u200B\u200C\u200E\u200F\u2060\uFEFF]/gu;
/** A joiner that joins no two pictures to one. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
/** In one line a break is refused, as one that begins a header of a mail; these are only pasted. */
const PASTED_BREAK = /[\v\f\u0085\u2028\u2029]/gu;

/** The text without signs that nobody sees and nobody typed: one kind of line break, no tabs, no marks without a width. */
const cleaned = (text: string, multiline: boolean): string =>
  (multiline ? text.replace(ANY_BREAK, '\n') : text.replace(PASTED_BREAK, ' '))
    .replaceAll('\t', ' ')
    .replace(WIDTHLESS, '')
    .replace(LOOSE_JOINER, '');

/** False for text that no honest form sends: control characters, lone surrogates, direction overrides (security 40). */
export const isSafeText = (text: string, multiline: boolean): boolean =>
  text.isWellFormed() &&
  !FORBIDDEN.test(text) &&
  !PROGRAMS_ONLY.test(text) &&
  !ENDLESS_MARKS.test(text) &&
  (multiline || !LINE_BREAKS.test(text));

export const UNSAFE_TEXT_ISSUE = 'Text obsahuje nepovolené znaky.';

/** Slovak message for a text over its limit. */
export const tooLongIssue = (limit: number): string => `Text môže mať najviac ${limit} znakov.`;

/** A text may come with its diacritics apart from the letters; composed, it has to fit. */
const DECOMPOSED = 2;

/**
 * One line of text from outside: trimmed, NFC, at most `max` characters, without what is pasted unseen, refused with other
 * control characters, empty where there is nothing to be seen. It is measured before anything else looks at it, so that a
 * long one costs nothing.
 */
export const lineOfText = (max: number, options: { missing?: string; multiline?: boolean } = {}) =>
  z
    .string({ error: options.missing ?? 'Zadajte text.' })
    .refine((text) => text.length <= DECOMPOSED * max, { error: tooLongIssue(max), abort: true })
    .overwrite((text) => cleaned(text, options.multiline ?? false))
    .refine((text) => isSafeText(text, options.multiline ?? false), {
      error: UNSAFE_TEXT_ISSUE,
      abort: true,
    })
    .meta({ maxLength: max })
    .transform((text) => (VISIBLE.test(text) ? text.normalize('NFC').trim() : ''))
    .pipe(z.string().max(max, tooLongIssue(max)));

/** The same where somebody insists on it: where nothing is to be seen, `missing` says what to do. */
export const filledText = (max: number, missing: string, options: { multiline?: boolean } = {}) =>
  lineOfText(max, { ...options, missing }).refine((text) => text !== '', { error: missing, abort: true });
