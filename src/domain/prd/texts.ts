import type { Block, TextDocument } from './document.ts';

/** Texts of one block in reading order, without the words renderers add. */
function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'list':
    case 'numbered':
      return block.items;
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'requirement':
      return [block.id, block.title, block.story, ...block.criteria];
    default:
      return [block.text];
  }
}

/** Every text of sections in reading order: what all formats have to say. */
export const textsOf = (sections: TextDocument['sections']): string[] =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(blockTexts)]);

/** The same of a whole document. */
export const documentTexts = ({ sections }: TextDocument): string[] => textsOf(sections);
