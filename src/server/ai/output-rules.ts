import { isSafeText } from '#domain/kernel/safe-text.ts';
import { namesPlace } from './place-names.ts';

/** Longest text taken from an AI, in characters (security 53). */
export const OUTPUT_MAX = 2000;

/** Mark-up, addresses and code: an honest answer has none, and nothing of the kind may reach a document. */
const ACTIVE = /[<>{}`\\|]|\]\s*\(|!\[|\b(?:https?|ftp|file|javascript|vbscript|data|mailto)\s*:|\bwww\./i;
const AMOUNT = /\d\s*(?:€|eur\b)/i;

/** Emphasis and list marks that models add out of habit. */
const withoutHabits = (text: string): string =>
  text.replace(/^[^\S\n\r\u2028\u2029]*(?:[-*•]|#{1,6})\s+/gm, '').replace(/\*+|__+/g, '');

const oneParagraph = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** What an AI wrote as one plain paragraph, or null when it may not be used: unsafe, too long, or naming places. */
export function plainParagraph(raw: string, limit = OUTPUT_MAX): string | null {
  if (raw.length > 4 * limit || !isSafeText(raw, true)) return null;
  const text = oneParagraph(withoutHabits(raw));
  if (text === '' || text.length > limit || ACTIVE.test(text)) return null;
  return namesPlace(text) ? null : text;
}

/** True when the text names a sum of money that is not ours to promise. */
export const namesAmount = (text: string): boolean => AMOUNT.test(text);

/** True when every number of the new text was already in the old one. */
export function keepsNumbers(before: string, after: string): boolean {
  const known = new Set(before.match(/\d+/g));
  return (after.match(/\d+/g) ?? []).every((number) => known.has(number));
}
