/** Rows of each kind that a search over everything shows; its list shows the others. */
export const FOUND_MAX = 5;
/** Longest search over everything: each list takes it, too. */
export const SEARCH_MAX = 200;
