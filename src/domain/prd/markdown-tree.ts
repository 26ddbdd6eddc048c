import MarkdownIt, { type Token } from 'markdown-it';
import { lazy } from '../kernel/lazy.ts';
import { isSafeText } from '../kernel/safe-text.ts';
import { MARKDOWN_NESTING_MAX } from './limits.ts';

/** A block of markdown with the blocks inside it. */
export interface MarkdownNode {
  /** "paragraph", "bullet_list", "fence" …: the parser's name without "_open". */
  type: string;
  /** "h2" for a heading. */
  tag: string;
  /** The mark-up of a paragraph's or heading's words; the text of code. */
  source: string;
  /** The words of a paragraph, heading or cell, lines kept. */
  words: string;
  children: MarkdownNode[];
}

/** No block or address of a text costs it more than its length: see docs/decisions/023. */
const parser = lazy(() => {
  const markdown = new MarkdownIt({ html: true, maxNesting: MARKDOWN_NESTING_MAX });
  // Every address is read as one, and only its words are kept: what a scheme may be is decided here, not there.
  markdown.validateLink = () => true;
  markdown.normalizeLink = (address) => address;
  markdown.normalizeLinkText = (address) => address;
  return markdown;
});

/** The blocks of a text; null when they are nested deeper than any document's. */
export function readMarkdown(text: string): MarkdownNode[] | null {
  const root = node('root', '');
  const open = [root];
  for (const token of parser().parse(text, {})) {
    // The parser leaves out what lies deeper.
    if (token.level >= MARKDOWN_NESTING_MAX - 1) return null;
    if (token.nesting < 0) open.pop();
    else add(token, open);
  }
  return root.children;
}

const node = (type: string, tag: string): MarkdownNode => ({
  type,
  tag,
  source: '',
  words: '',
  children: [],
});

function add(token: Token, open: MarkdownNode[]): void {
  const parent = open.at(-1);
  if (!parent) return;
  if (token.type === 'inline') {
    parent.source = token.content;
    parent.words = safe(inlineText(token.children ?? []));
    return;
  }
  const child = { ...node(token.type.replace(/_open$/, ''), token.tag), source: token.content };
  parent.children.push(child);
  if (token.nesting > 0) open.push(child);
}

/** A reference such as &#8238; can bring back characters that the raw text could not hold. */
const safe = (text: string): string =>
  isSafeText(text, true) ? text : [...text].filter((character) => isSafeText(character, true)).join('');

/** Words of a line: emphasis, code and images become their text, raw HTML nothing. */
function inlineText(tokens: readonly Token[]): string {
  let text = '';
  const links: { start: number; address: string }[] = [];
  for (const token of tokens) {
    const link = token.type === 'link_close' ? links.pop() : undefined;
    if (token.type === 'link_open') links.push({ start: text.length, address: addressOf(token) });
    else if (link) text += mention(text.slice(link.start), link.address);
    else text += tokenText(token);
  }
  return text;
}

function tokenText({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  if (type === 'image') return inlineText(children ?? []);
  return type === 'text' || type === 'code_inline' ? content : '';
}

/** Where a link leads; nothing for an address that is its own text. */
const addressOf = (token: Token): string =>
  token.info === 'auto' ? '' : String(token.attrGet('href') ?? '');

/** A harmless address is written after its text; any other kind is dropped (security 44). */
const mention = (text: string, address: string): string =>
  /^https?:\/\//i.test(address) && text !== address ? ` (${address})` : '';
