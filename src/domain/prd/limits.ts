import type { Extent } from '../kernel/extent.ts';
import { DESCRIPTION_MAX } from '../quote/limits.ts';

/** Limits of a PRD document, for ours and for one that comes back from a browser (security 39). Lengths in characters. */
export const TITLE_MAX = 200;
export const LINE_MAX = 5000;
export const QUOTE_MAX = DESCRIPTION_MAX;
export const BLOCKS_MAX = 300;
export const ITEMS_MAX = 100;
export const ROWS_MAX = 100;
export const COLUMNS_MAX = 8;
export const CRITERIA_MIN = 3;
export const CRITERIA_MAX = 20;
/** Sections of a document that came as markdown; ours has at most thirteen. */
export const SECTIONS_MAX = 40;
/** Longest markdown accepted for export; a generated document is a third of it. */
export const MARKDOWN_MAX = 150_000;
/** Lists and quotes in one another; each level of a list counts twice. */
export const MARKDOWN_NESTING_MAX = 20;
/**
 * Most that a document may hold, a multiple of the largest one we make. A PDF costs what its lines cost: each is an
 * element of its own for those who listen to it.
 */
export const DOCUMENT_EXTENT: Extent = { values: 8000, depth: 10, characters: 155_000, lines: 5000 };
