import { DOCUMENT_LABELS, PRIORITY_NAMES } from '#content/prd/sections.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { type DrawnSheet, drawnSheet } from '../legal/drawn-sheet.ts';
import type { LabelledText } from '../legal/operator.ts';
import type { Block, TextDocument } from './document.ts';
import type { DocumentFrame } from './frame.ts';

/** A block as the template draws it: every word is in the data, a quote is cut into its lines. */
export type SheetBlock =
  | { kind: 'paragraph' | 'note' | 'heading'; text: string }
  | { kind: 'list' | 'numbered'; items: string[] }
  | { kind: 'quote'; lines: string[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][]; sum: boolean }
  | {
      kind: 'requirement';
      id: string;
      title: string;
      priority: LabelledText;
      story: string;
      criteria: { label: string; items: string[] };
    };

/** Data of the PRD's PDF, the same frame as the quote's; the template adds no words (issue 2, part 5). */
export interface PrdSheet extends DrawnSheet {
  facts: LabelledText[];
  contents: string;
  sections: { number: string; id: string; title: string; blocks: SheetBlock[] }[];
  /** What stands under the last section. */
  closing: string[];
}

export interface PrdSheetInput {
  document: TextDocument;
  frame: DocumentFrame;
  site: SiteFacts;
  /** Address of the site without a path; null when it has no public one. */
  publicUrl: string | null;
}

function sheetBlock(block: Block): SheetBlock {
  switch (block.kind) {
    case 'quote':
      return { kind: 'quote', lines: block.text.split('\n') };
    case 'list':
    case 'numbered':
      return { kind: block.kind, items: block.items };
    case 'table':
      return {
        kind: 'table',
        caption: block.caption,
        columns: block.columns,
        rows: block.rows,
        sum: block.sum ?? false,
      };
    case 'requirement':
      return {
        kind: 'requirement',
        id: block.id,
        title: block.title,
        priority: { label: DOCUMENT_LABELS.priority, value: PRIORITY_NAMES[block.priority] },
        story: block.story,
        criteria: { label: DOCUMENT_LABELS.criteria, items: block.criteria },
      };
    default:
      return { kind: block.kind, text: block.text };
  }
}

/** The title block has a fixed number of cells, so an unknown fact is a dash. */
function titleCells({ facts }: DocumentFrame): LabelledText[] {
  const { service, client, issued, supplier, unknown } = DOCUMENT_LABELS;
  const value = (label: string) => facts.find((fact) => fact.label === label)?.value ?? unknown;
  return [service, client, issued, supplier].map((label) => ({ label, value: value(label) }));
}

/** Plain data for the PDF template: the same texts as every other format, never mark-up. */
export function prdSheet({ document, frame, ...issuer }: PrdSheetInput): PrdSheet {
  return {
    ...drawnSheet(
      {
        title: document.title,
        createdAt: new Date(document.generatedAt),
        running: document.title,
        drawing: document.title,
        cells: titleCells(frame),
      },
      issuer,
    ),
    facts: frame.facts,
    contents: DOCUMENT_LABELS.contents,
    sections: document.sections.map(({ id, title, blocks }, index) => ({
      number: String(index + 1).padStart(2, '0'),
      id,
      title,
      blocks: blocks.map(sheetBlock),
    })),
    closing: frame.footer,
  };
}
