import { type Claims, contentWithClaims } from '#domain/content/claims.ts';
import { site } from '#domain/content/site.ts';
import { siteClaims } from '#domain/content/site-claims.ts';
import { typoSk } from '#domain/kernel/text.ts';

/**
 * A page's texts as they are shown: claims and further facts filled in, what needs an unset one left out, Slovak
 * typography set.
 * For loaders: the typography needs a newer regular expression syntax than the oldest supported browsers know.
 */
export const pageTexts = <Content extends object>(content: Content, facts: Claims = {}): Content =>
  typesetTexts(contentWithClaims(content, { ...siteClaims(site), ...facts }));

/** Texts whose facts are filled in already, with Slovak typography. For loaders, too. */
export function typesetTexts<Content extends object>(content: Content): Content {
  // The shape stays: only the spaces inside texts change.
  return typeset(content) as Content;
}

function typeset(value: unknown): unknown {
  if (typeof value === 'string') return typoSk(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset(item)]));
}
