import { FACTS } from '#content/prd/summary.ts';
import type { SizeId } from '../quote/catalogue.ts';
import type { Block, Priority, Requirement } from './document.ts';
import { CRITERIA_MAX } from './limits.ts';
import type { RequirementText } from './text-types.ts';

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** A paragraph that a configured AI may rewrite; it never holds anything the client typed. */
export const enrichable = (text: string): Block => ({ kind: 'paragraph', text, ai: true });

/** A paragraph that no AI has rewritten. */
export const unmarked = (block: Block): Block => (block.kind === 'paragraph' ? paragraph(block.text) : block);

export const note = (text: string) => ({ kind: 'note' as const, text });

export const heading = (text: string): Block => ({ kind: 'heading', text });

/** A list, or nothing when there is nothing to list. */
export const list = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', items: [...items] }];

/** A table, or nothing when it has no rows. */
export const table = (
  { caption, columns }: { caption: string; columns: readonly string[] },
  rows: readonly (readonly string[])[],
): Block[] =>
  rows.length === 0
    ? []
    : [{ kind: 'table', caption, columns: [...columns], rows: rows.map((row) => [...row]) }];

/** A table of the facts that are known. */
export const factsTable = (
  caption: string,
  rows: readonly (readonly [label: string, value: string | null])[],
): Block[] =>
  table(
    { caption, columns: FACTS.columns },
    rows.flatMap(([label, value]) => (value ? [[label, value]] : [])),
  );

const ID_DIGITS = 2;

/** "F-01". */
export const numbered = (prefix: string, index: number): string =>
  `${prefix}-${String(index + 1).padStart(ID_DIGITS, '0')}`;

/** A small site is not checked like a large one: criteria of a requirement by size, besides those of its trade. */
const CRITERIA_BY_SIZE: Record<SizeId, number> = { small: 3, medium: 4, large: CRITERIA_MAX };

const criteriaOf = ({ criteria }: RequirementText, size: SizeId): string[] =>
  criteria
    .flatMap((criterion) => (typeof criterion === 'string' ? criterion : (criterion[size] ?? [])))
    .slice(0, CRITERIA_BY_SIZE[size]);

/** A requirement without its id, which it gets from its place in the section. */
export const requirement = (
  text: RequirementText,
  size: SizeId,
  priority: Priority,
  extraCriteria: readonly string[] = [],
): Omit<Requirement, 'id'> => ({
  kind: 'requirement',
  title: text.title,
  priority,
  story: text.story,
  criteria: [...criteriaOf(text, size), ...extraCriteria],
});
