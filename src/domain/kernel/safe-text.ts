import { z } from 'zod';

/** Control characters, NUL, and the bidirectional overrides that make text read as something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const LINE_BREAKS = /[\n\r\t\u2028\u2029]/u;

/** False for text that no honest form sends: control characters, lone surrogates, direction overrides (security 40). */
export const isSafeText = (text: string, multiline: boolean): boolean =>
  text.isWellFormed() && !FORBIDDEN.test(text) && (multiline || !LINE_BREAKS.test(text));

export const UNSAFE_TEXT_MESSAGE = 'Text obsahuje nepovolené znaky.';

/** Slovak message for a text over its limit. */
export const tooLongMessage = (limit: number): string => `Text môže mať najviac ${limit} znakov.`;

/** One line of text from outside: trimmed, NFC, at most `max` characters, no control characters. */
export const lineOfText = (max: number, options: { missing?: string; multiline?: boolean } = {}) =>
  z
    .string({ error: options.missing ?? 'Zadajte text.' })
    .refine((text) => isSafeText(text, options.multiline ?? false), {
      error: UNSAFE_TEXT_MESSAGE,
      abort: true,
    })
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().max(max, tooLongMessage(max)));
