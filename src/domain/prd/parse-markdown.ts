import { Lexer, type Token, type Tokens } from 'marked';
import { AI_FOOTER, UNTITLED_SECTION } from '#content/prd/sections.ts';
import { Fault } from '../errors/faults.ts';
import { tooLongMessage } from '../kernel/safe-text.ts';
import { type Block, blockSchema, type TextDocument } from './document.ts';
import { oneLine } from './inert.ts';
import { BLOCKS_MAX, LINE_MAX, MARKDOWN_MAX, SECTIONS_MAX, TITLE_MAX } from './limits.ts';
import { isKind, readInline } from './markdown-text.ts';

const FIELD = 'prdContent';

function refuse(message?: string): never {
  throw new Fault('validation', { field: FIELD, ...(message ? { message } : {}) });
}

/** What one token of markdown is for the document. */
type Piece = { kind: 'title' | 'section'; text: string } | { kind: 'block'; block: Block };

type Section = { id: string; title: string; blocks: Block[] };

/**
 * Markdown from a browser as a document of our blocks. Raw HTML disappears, images become their description, links
 * keep their words and only a plain web address; nothing else of the mark-up survives (security 44). Throws a
 * validation fault for text over the limits.
 */
export function parseMarkdown(markdown: string, facts: { title: string; generatedAt: string }): TextDocument {
  if (markdown.length > MARKDOWN_MAX) refuse(tooLongMessage(MARKDOWN_MAX));
  const all = readPieces(markdown);
  const pieces = all.filter((piece) => !isAiFooter(piece));
  const title = pieces.find(({ kind }) => kind === 'title');
  const sections = intoSections(pieces);
  if (sections.length === 0 || sections.length > SECTIONS_MAX) refuse();
  return {
    title: facts.title || (title?.kind === 'title' ? title.text : UNTITLED_SECTION),
    language: 'sk',
    generatedAt: facts.generatedAt,
    source: pieces.length < all.length ? 'ai' : 'rules',
    sections,
  };
}

/** The note under our own export says where the text is from; renderers write it again. */
const isAiFooter = (piece: Piece): boolean =>
  piece.kind === 'block' && piece.block.kind === 'paragraph' && piece.block.text === AI_FOOTER;

function readPieces(markdown: string): Piece[] {
  try {
    // Only blocks: the words of each are read one by one, so that none can cost more than a line may.
    const tokens = new Lexer({ gfm: true }).blockTokens(markdown.replace(/\r\n?/g, '\n'), []);
    const visible = withoutGaps(tokens);
    return visible.flatMap((token, index) => readToken(token, visible[index - 1], visible[index + 1]));
  } catch (error) {
    // Thousands of nested lists or quotes exhaust the stack of any recursive parser.
    if (error instanceof RangeError) refuse();
    throw error;
  }
}

/** Empty lines between blocks are tokens too. */
const withoutGaps = (tokens: readonly Token[]): Token[] => tokens.filter(({ type }) => type !== 'space');

function intoSections(pieces: readonly Piece[]): Section[] {
  const sections: Section[] = [];
  const open = (title: string) => sections.push({ id: `cast-${sections.length + 1}`, title, blocks: [] });
  for (const piece of pieces) {
    if (piece.kind === 'section') open(piece.text);
    if (piece.kind !== 'block') continue;
    if (sections.length === 0) open(UNTITLED_SECTION);
    sections.at(-1)?.blocks.push(withinLimits(piece.block));
  }
  if (sections.some(({ blocks }) => blocks.length > BLOCKS_MAX)) refuse();
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** A client's text obeys the same limits whichever way it comes. */
function withinLimits(block: Block): Block {
  const result = blockSchema.safeParse(block);
  return result.success ? result.data : refuse(result.error.issues[0]?.message);
}

const block = (content: Block): Piece => ({ kind: 'block', block: content });

function readToken(token: Token, before: Token | undefined, after: Token | undefined): Piece[] {
  if (isKind(token, 'heading')) return readHeading(token, before === undefined);
  if (isKind(token, 'list')) return readList(token);
  if (isKind(token, 'table')) return readTable(token, before);
  if (isKind(token, 'blockquote')) return readQuote(withoutGaps(token.tokens).map(words).join('\n\n'));
  if (isKind(token, 'code')) return readQuote(token.text);
  if (isKind(token, 'paragraph')) {
    return after && isKind(after, 'table') && isBold(token) ? [] : readParagraph(token);
  }
  return [];
}

/** A heading of our own export carries its number: "3. Cieľové skupiny". */
const withoutNumber = (text: string): string => text.replace(/^\d{1,2}\.\s+/, '');

/** The first thing in a text can be its title; after that, large headings open sections. */
function readHeading({ depth, text }: Tokens.Heading, isFirst: boolean): Piece[] {
  const title = withoutNumber(line(text)).slice(0, TITLE_MAX);
  if (title === '') return [];
  if (depth > 2) return [block({ kind: 'heading', text: title })];
  return [{ kind: depth === 1 && isFirst ? 'title' : 'section', text: title }];
}

function readParagraph({ text }: Tokens.Paragraph): Piece[] {
  const content = line(text);
  return content === '' ? [] : [block({ kind: 'paragraph', text: content })];
}

function readQuote(text: string): Piece[] {
  const content = text.trim();
  return content === '' ? [] : [block({ kind: 'quote', text: content })];
}

function readList(list: Tokens.List): Piece[] {
  const items = itemsOf(list);
  return items.length === 0 ? [] : [block({ kind: list.ordered ? 'numbered' : 'list', items })];
}

/** Items in reading order; nested ones follow the item they belong to. */
function itemsOf(list: Tokens.List): string[] {
  return list.items.flatMap(({ tokens }) => {
    const own = tokens.filter((token) => !isKind(token, 'list')).map(words);
    return [
      oneLine(own.join(' ')),
      ...tokens.flatMap((token) => (isKind(token, 'list') ? itemsOf(token) : [])),
    ].filter((text) => text !== '');
  });
}

function readTable({ header, rows }: Tokens.Table, before: Token | undefined): Piece[] {
  if (rows.length === 0) return [];
  const cells = (row: readonly Tokens.TableCell[]) => row.map(({ text }) => line(text));
  const columns = cells(header);
  const caption = before && isKind(before, 'paragraph') && isBold(before) ? line(before.text) : columns[0];
  return [
    block({
      kind: 'table',
      caption: (caption || UNNAMED).slice(0, TITLE_MAX),
      columns: columns.map((text) => (text || UNNAMED).slice(0, TITLE_MAX)),
      rows: rows.map(cells),
    }),
  ];
}

/** A column or table without a name still needs one for a screen reader. */
const UNNAMED = '–';

/** Our export writes the caption of a table as a paragraph in bold. */
const isBold = ({ text }: Tokens.Paragraph): boolean => /^\*\*.+\*\*$/.test(text);

/** All words inside a block, lines kept. */
function words(token: Token): string {
  if (isKind(token, 'list')) return itemsOf(token).join('\n');
  if (isKind(token, 'blockquote')) return token.tokens.map(words).join('\n');
  if (isKind(token, 'table'))
    return [token.header, ...token.rows].map((row) => row.map(({ text }) => line(text)).join(' ')).join('\n');
  if (isKind(token, 'code')) return token.text;
  if (isKind(token, 'paragraph') || isKind(token, 'text') || isKind(token, 'heading'))
    return inline(token.text);
  return '';
}

const inline = (markdown: string): string => readInline(markdown) ?? refuse(tooLongMessage(LINE_MAX));

const line = (markdown: string): string => oneLine(inline(markdown));
