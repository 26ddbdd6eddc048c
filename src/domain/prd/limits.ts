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
/** Longest markdown accepted for export; a generated document is a quarter of it. */
export const MARKDOWN_MAX = 200_000;
