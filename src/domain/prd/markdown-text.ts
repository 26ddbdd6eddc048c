import { Lexer, type MarkedToken, type Token } from 'marked';
import { isSafeText } from '../kernel/safe-text.ts';
import { LINE_MAX } from './limits.ts';

/** Marked's own union contains a kind that is anything, so it cannot be narrowed by `type` alone. */
export const isKind = <Kind extends MarkedToken['type']>(
  token: Token,
  kind: Kind,
): token is Extract<MarkedToken, { type: Kind }> => token.type === kind;

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Marked resolves numeric references itself and leaves named ones to HTML. */
const withEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => NAMED[name] ?? whole);

/** A reference such as &#8238; can bring back characters that the raw text could not hold. */
const safe = (text: string): string =>
  isSafeText(text, true) ? text : [...text].filter((character) => isSafeText(character, true)).join('');

/** A harmless address is written after its text; any other kind is dropped (security 44). */
function linkText(text: string, href: string): string {
  return /^https?:\/\//i.test(href) && text !== href ? `${text} (${href})` : text;
}

/** Words of one inline token: emphasis, code and images become their text, raw HTML nothing. */
function tokenText(token: Token): string {
  if (isKind(token, 'html')) return '';
  if (isKind(token, 'br')) return '\n';
  if (isKind(token, 'link')) {
    const text = inlineText(token.tokens);
    return token.autolink ? text : linkText(text, token.href);
  }
  if (isKind(token, 'escape') || isKind(token, 'codespan') || isKind(token, 'image')) return token.text;
  if ('tokens' in token && token.tokens) return inlineText(token.tokens);
  return isKind(token, 'text') ? withEntities(token.text) : '';
}

const inlineText = (tokens: readonly Token[]): string => tokens.map(tokenText).join('');

/** Words of a piece of inline markdown, lines kept; null when it is longer than any line may be. */
export const readInline = (markdown: string): string | null =>
  markdown.length > 2 * LINE_MAX ? null : safe(inlineText(new Lexer({ gfm: true }).inlineTokens(markdown)));
