import type { RequirementText } from './content.ts';
import type { Block, Priority, Requirement } from './document.ts';

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** A paragraph that a configured AI may rewrite; it never holds anything the client typed. */
export const enrichable = (text: string): Block => ({ kind: 'paragraph', text, ai: true });

export const note = (text: string): Block => ({ kind: 'note', text });

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

const ID_DIGITS = 2;

/** "F-01". */
export const numbered = (prefix: string, index: number): string =>
  `${prefix}-${String(index + 1).padStart(ID_DIGITS, '0')}`;

/** A requirement without its id, which it gets from its place in the section. */
export const requirement = (
  text: RequirementText,
  persona: string,
  priority: Priority,
  extraCriteria: readonly string[] = [],
): Omit<Requirement, 'id'> => ({
  kind: 'requirement',
  title: text.title,
  priority,
  story: `Ako ${text.who ?? persona} chcem ${text.want}, aby ${text.benefit}.`,
  criteria: [...text.criteria, ...extraCriteria],
});
