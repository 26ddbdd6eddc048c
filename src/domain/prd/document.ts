import { z } from 'zod';
import { lineOfText } from '../kernel/safe-text.ts';
import {
  BLOCKS_MAX,
  COLUMNS_MAX,
  CRITERIA_MAX,
  CRITERIA_MIN,
  ITEMS_MAX,
  LINE_MAX,
  QUOTE_MAX,
  ROWS_MAX,
  TITLE_MAX,
} from './limits.ts';

/** Sections of a PRD in their fixed order (decisions 3). */
export const SECTION_IDS = [
  'summary',
  'goals',
  'audience',
  'scope',
  'functional',
  'nonfunctional',
  'sitemap',
  'technical',
  'schedule',
  'budget',
  'risks',
  'maintenance',
  'open-questions',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const PRIORITIES = ['must', 'should', 'could'] as const;
export type Priority = (typeof PRIORITIES)[number];

const cell = lineOfText(LINE_MAX);
const line = cell.pipe(z.string().min(1));
const heading = lineOfText(TITLE_MAX).pipe(z.string().min(1));
const items = z.array(line).min(1).max(ITEMS_MAX);

/** The only kinds of content a document has; renderers know exactly these. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paragraph'),
    text: line,
    ai: z.literal(true).optional().describe('an AI has rewritten this paragraph'),
  }),
  z.object({
    kind: z.literal('quote'),
    text: lineOfText(QUOTE_MAX, { multiline: true }).pipe(z.string().min(1)),
  }),
  z.object({
    kind: z.literal('note'),
    text: line,
    annex: z.literal(true).optional().describe('leads from the page for the client to what follows it'),
  }),
  z.object({ kind: z.literal('heading'), text: heading }),
  z.object({ kind: z.literal('list'), items }),
  z.object({ kind: z.literal('numbered'), items }),
  z
    .object({
      kind: z.literal('table'),
      caption: heading,
      columns: z.array(heading).min(1).max(COLUMNS_MAX),
      rows: z.array(z.array(cell).max(COLUMNS_MAX)).min(1).max(ROWS_MAX),
      sum: z.literal(true).optional().describe('the last column holds amounts, the last row their sum'),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      path: ['rows'],
      error: 'Každý riadok tabuľky musí mať rovnaký počet stĺpcov.',
    }),
  z.object({
    kind: z.literal('requirement'),
    id: z.string().regex(/^[A-Z]-\d{2,3}$/),
    title: heading,
    priority: z.enum(PRIORITIES),
    story: line,
    criteria: z.array(line).min(CRITERIA_MIN).max(CRITERIA_MAX),
  }),
]);
export type Block = z.infer<typeof blockSchema>;
export type Requirement = Extract<Block, { kind: 'requirement' }>;

const sectionSchema = z.object({
  id: z.enum(SECTION_IDS),
  title: heading,
  blocks: z.array(blockSchema).min(1).max(BLOCKS_MAX),
});

const inOrder = (sections: readonly { id: SectionId }[]): boolean =>
  sections.every(({ id }, index) => {
    const before = sections[index - 1];
    return before === undefined || SECTION_IDS.indexOf(before.id) < SECTION_IDS.indexOf(id);
  });

/** The PRD document of decisions 3; anything else, also an unknown kind of block, is refused. */
export const prdDocumentSchema = z.object({
  title: heading,
  language: z.literal('sk'),
  generatedAt: z.iso.datetime(),
  source: z.enum(['rules', 'ai']),
  sections: z
    .array(sectionSchema)
    .min(1)
    .max(SECTION_IDS.length)
    .refine(inOrder, 'Časti dokumentu sú v nesprávnom poradí alebo sa opakujú.'),
});
export type PrdDocument = z.infer<typeof prdDocumentSchema>;

/** What renderers show: our document, or one that came as markdown and has sections of its own. */
export type TextDocument = Omit<PrdDocument, 'sections'> & {
  sections: readonly { id: string; title: string; blocks: readonly Block[] }[];
};
