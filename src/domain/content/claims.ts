import { byCount } from '../kernel/plural.ts';

/** Values a text may stand on; an unset one makes the text that needs it disappear (decisions 5). */
export type Claims = Readonly<Record<string, string | number | null | undefined>>;

const OPTIONAL_PART = /\[([^\]]*)\]/g;
const PLACEHOLDER = /\{(\w+)(?::([^}]*))?\}/g;

/**
 * Fills a text with claims; `null` when the text cannot be said without an unset one. The mark-up:
 *
 * - `{yearsExperience}` is the value itself.
 * - `{freeMaintenanceMonths: # mesiac | # mesiace | # mesiacov}` is the form for 1, for 2–4 and for the
 *   rest; two forms are for 1 and for the rest; `#` is the value.
 * - `[…]` is left out when a value inside is unset, and `[… ?? …]` then says what follows the marks.
 */
export function withClaims(text: string, claims: Claims): string | null {
  const stated = text.replace(OPTIONAL_PART, (_, part: string) => {
    const variants = part.split(/ *\?\?/);
    return variants.find((variant) => canBeSaid(variant, claims)) ?? '';
  });
  if (!canBeSaid(stated, claims)) return null;
  return fill(stated.replace(/ {2,}/g, ' ').trim(), claims) || null;
}

const canBeSaid = (text: string, claims: Claims): boolean =>
  claimsIn(text).every((name) => (claims[name] ?? '') !== '');

const fill = (text: string, claims: Claims): string =>
  text.replace(PLACEHOLDER, (_, name: string, forms: string | undefined) =>
    forms === undefined ? String(claims[name]) : agreeing(String(claims[name]), forms),
  );

/** A value may be "150+": its leading number decides the form. */
function agreeing(value: string, forms: string): string {
  const [one = '', few = one, rest = few] = forms.split('|').map((form) => form.trim());
  return byCount(Number.parseFloat(value), [one, few, few, rest]).replaceAll('#', () => value);
}

/** Names of the claims a text needs, for checking content. */
export const claimsIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const GONE = Symbol('gone');

/** An object goes with any of its texts; a list only loses the items that went. */
function resolve(value: unknown, claims: Claims): unknown {
  if (typeof value === 'string') return withClaims(value, claims) ?? GONE;
  if (Array.isArray(value)) return value.map((item) => resolve(item, claims)).filter((item) => item !== GONE);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, resolve(item, claims)] as const);
  return entries.some(([, item]) => item === GONE) ? GONE : Object.fromEntries(entries);
}

/** The items that can be said, filled with claims; an item goes when any of its texts does. */
export function listWithClaims<Item>(items: readonly Item[], claims: Claims): Item[] {
  // The shape of an item stays: only its texts are filled.
  return resolve(items, claims) as Item[];
}

/** A page's texts filled with claims, without the list items that went. Throws when a text outside a list went. */
export function contentWithClaims<Content extends object>(content: Content, claims: Claims): Content {
  const resolved = resolve(content, claims);
  if (resolved === GONE)
    throw new Error('A text outside a list needs a claim that is not set; mark it with [ ]');
  // The shape stays: only texts are filled and whole list items left out.
  return resolved as Content;
}
