import { DOCUMENT_LABELS, PRIORITY_NAMES } from '#content/prd/sections.ts';
import type { Block, Requirement, TextDocument } from './document.ts';
import { escapeSchemes, oneLine } from './escaping.ts';
import type { DocumentFrame } from './frame.ts';

/** Text inside a line that shows as it is and cannot become mark-up, whatever it holds. */
const inline = (text: string): string =>
  escapeSchemes(
    oneLine(text)
      .replace(/[\\`*_[\]{}|~$#]/g, '\\$&')
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
  );

/** The same at the start of a line, where it could also open a heading, a list or a ruler. */
const line = (text: string): string =>
  inline(text)
    .replace(/^([+\-=])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');

const bullets = (items: readonly string[], marker: (index: number) => string): string =>
  items.map((item, index) => `${marker(index)} ${line(item)}`).join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A caption in bold goes before the table; a sum has its amounts on the right and its last row in bold. */
function table({ caption, columns, rows, sum }: Extract<Block, { kind: 'table' }>): string {
  const last = columns.length - 1;
  const rule = columns.map((_, index) => (sum && index === last ? '---:' : '---'));
  const strong = (cells: string[]) => cells.map((text) => (text === '' ? '' : `**${text}**`));
  const body = rows.map((cells, index) => {
    const escaped = cells.map(inline);
    return row(sum && index === rows.length - 1 ? strong(escaped) : escaped);
  });
  return [`**${inline(caption)}**`, '', row(columns.map(inline)), row(rule), ...body].join('\n');
}

const requirement = ({ id, title, priority, story, criteria }: Requirement): string =>
  [
    `### ${id} ${inline(title)}`,
    '',
    `**${DOCUMENT_LABELS.priority}:** ${PRIORITY_NAMES[priority]}`,
    '',
    line(story),
    '',
    `**${DOCUMENT_LABELS.criteria}:**`,
    '',
    bullets(criteria, () => '-'),
  ].join('\n');

/** A backslash at the end of a line keeps the line break. */
function quote(text: string): string {
  const lines = text.split('\n').map(line);
  return lines
    .map((part, index) => (part !== '' && lines[index + 1] ? `> ${part}\\` : `> ${part}`.trimEnd()))
    .join('\n');
}

/** `mark` chooses between the two signs that a list may have. */
function block(content: Block, mark: number): string {
  switch (content.kind) {
    case 'paragraph':
      return line(content.text);
    case 'quote':
      return quote(content.text);
    case 'note':
      return `> ${line(content.text)}`;
    case 'heading':
      return `### ${inline(content.text)}`;
    case 'list':
      return bullets(content.items, () => (mark === 0 ? '-' : '*'));
    case 'numbered':
      return bullets(content.items, (index) => `${index + 1}${mark === 0 ? '.' : ')'}`);
    case 'table':
      return table(content);
    case 'requirement':
      return requirement(content);
  }
}

/** Two lists in a row would become one, were their marks the same; the other mark of its kind starts a new one. */
function separated(blocks: readonly Block[]): string[] {
  let mark = 0;
  return blocks.map((content, index) => {
    const before = blocks[index - 1];
    mark = before && isListedAlike(before, content) ? 1 - mark : 0;
    return block(content, mark);
  });
}

/** A requirement ends with a list, and begins with a heading. */
const isListedAlike = (before: Block, after: Block): boolean =>
  after.kind === 'numbered'
    ? before.kind === 'numbered'
    : after.kind === 'list' && (before.kind === 'list' || before.kind === 'requirement');

/** The document as GitHub-flavoured markdown; texts from outside stay visible and inert. */
export function renderMarkdown(document: TextDocument, { facts, footer }: DocumentFrame): string {
  const head = facts.map(({ label, value }) => `- **${inline(label)}:** ${inline(value)}`).join('\n');
  const sections = document.sections.flatMap(({ title, blocks }, index) => [
    `## ${index + 1}. ${inline(title)}`,
    ...separated(blocks),
  ]);
  const foot = footer.flatMap((text) => ['---', `*${inline(text)}*`]);
  return `${[`# ${inline(document.title)}`, head, ...sections, ...foot].filter(Boolean).join('\n\n')}\n`;
}
