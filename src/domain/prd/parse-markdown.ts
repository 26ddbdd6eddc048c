import { AI_FOOTER, UNTITLED_SECTION } from '#content/prd/sections.ts';
import { slovakIssue } from '../api/slovak-issues.ts';
import { Fault } from '../errors/faults.ts';
import { tooLongIssue } from '../kernel/safe-text.ts';
import { type Block, blockSchema, type TextDocument } from './document.ts';
import { oneLine } from './escaping.ts';
import { BLOCKS_MAX, MARKDOWN_MAX, SECTIONS_MAX, TITLE_MAX } from './limits.ts';
import { type MarkdownNode, readMarkdown } from './markdown-tree.ts';

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
  if (markdown.length > MARKDOWN_MAX) refuse(tooLongIssue(MARKDOWN_MAX));
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
  const nodes = readMarkdown(markdown) ?? refuse();
  return nodes.flatMap((node, index) => readNode(node, nodes[index - 1], nodes[index + 1]));
}

function intoSections(pieces: readonly Piece[]): Section[] {
  const sections: Section[] = [];
  const open = (title: string) => sections.push({ id: `cast-${sections.length + 1}`, title, blocks: [] });
  for (const piece of pieces) {
    if (piece.kind === 'section') open(piece.text);
    if (piece.kind !== 'block') continue;
    if (sections.length === 0) open(UNTITLED_SECTION);
    sections.at(-1)?.blocks.push(withinLimits(piece.block));
  }
  // A title alone is a document as well: what stood under it may have been all mark-up.
  const [first] = pieces;
  if (sections.length === 0 && first?.kind === 'title') open(first.text);
  if (sections.some(({ blocks }) => blocks.length > BLOCKS_MAX)) refuse();
  return sections;
}

/** A client's text obeys the same limits whichever way it comes. */
function withinLimits(block: Block): Block {
  const result = blockSchema.safeParse(block, { error: slovakIssue });
  return result.success ? result.data : refuse(result.error.issues[0]?.message);
}

const block = (content: Block): Piece => ({ kind: 'block', block: content });

function readNode(
  node: MarkdownNode,
  before: MarkdownNode | undefined,
  after: MarkdownNode | undefined,
): Piece[] {
  switch (node.type) {
    case 'heading':
      return readHeading(node, before === undefined);
    case 'bullet_list':
    case 'ordered_list':
      return readList(node);
    case 'table':
      return readTable(node, before);
    case 'blockquote':
      return readQuote(node.children.map(words).join('\n\n'));
    case 'fence':
    case 'code_block':
      return readQuote(node.source);
    case 'paragraph':
      return after?.type === 'table' && isBold(node) ? [] : readParagraph(node);
    default:
      return [];
  }
}

/** A heading of our own export carries its number: "3. Cieľové skupiny". */
const withoutNumber = (text: string): string => text.replace(/^\d{1,2}\.\s+/, '');

/** The first thing in a text can be its title; after that, large headings open sections. */
function readHeading(node: MarkdownNode, isFirst: boolean): Piece[] {
  const title = withoutNumber(oneLine(node.words)).slice(0, TITLE_MAX);
  if (title === '') return [];
  if (node.tag > 'h2') return [block({ kind: 'heading', text: title })];
  return [{ kind: node.tag === 'h1' && isFirst ? 'title' : 'section', text: title }];
}

function readParagraph(node: MarkdownNode): Piece[] {
  const text = oneLine(node.words);
  return text === '' ? [] : [block({ kind: 'paragraph', text })];
}

function readQuote(content: string): Piece[] {
  const text = content.trim();
  return text === '' ? [] : [block({ kind: 'quote', text })];
}

function readList(list: MarkdownNode): Piece[] {
  const items = itemsOf(list);
  return items.length === 0
    ? []
    : [block({ kind: list.type === 'ordered_list' ? 'numbered' : 'list', items })];
}

const isList = ({ type }: MarkdownNode): boolean => type === 'bullet_list' || type === 'ordered_list';

/** Items in reading order; nested ones follow the item they belong to. */
function itemsOf(list: MarkdownNode): string[] {
  return list.children.flatMap(({ children }) => {
    const own = children.filter((child) => !isList(child)).map(words);
    return [
      withoutBox(oneLine(own.join(' '))),
      ...children.flatMap((child) => (isList(child) ? itemsOf(child) : [])),
    ].filter((text) => text !== '');
  });
}

/** An item of a list of tasks begins with its box: "[x] ". */
const withoutBox = (text: string): string => text.replace(/^\[[ xX]\] /, '');

/** The rows of a table's head and body. */
const rowsOf = ({ children }: MarkdownNode): string[][] =>
  children.flatMap((part) => part.children.map((row) => row.children.map((cell) => oneLine(cell.words))));

function readTable(table: MarkdownNode, before: MarkdownNode | undefined): Piece[] {
  const [columns = [], ...rows] = rowsOf(table);
  if (rows.length === 0) return [];
  const caption = before && isBold(before) ? oneLine(before.words) : columns[0];
  return [
    block({
      kind: 'table',
      caption: (caption || UNNAMED).slice(0, TITLE_MAX),
      columns: columns.map((text) => (text || UNNAMED).slice(0, TITLE_MAX)),
      rows,
    }),
  ];
}

/** A column or table without a name still needs one for a screen reader. */
const UNNAMED = '–';

/** Our export writes the caption of a table as a paragraph in bold. */
const isBold = ({ type, source }: MarkdownNode): boolean =>
  type === 'paragraph' && /^\*\*.+\*\*$/.test(source);

/** All words inside a block, lines kept. */
function words(node: MarkdownNode): string {
  if (isList(node)) return itemsOf(node).join('\n');
  if (node.type === 'blockquote') return node.children.map(words).join('\n');
  if (node.type === 'table')
    return rowsOf(node)
      .map((row) => row.join(' '))
      .join('\n');
  return node.type === 'fence' || node.type === 'code_block' ? node.source.trimEnd() : node.words;
}
