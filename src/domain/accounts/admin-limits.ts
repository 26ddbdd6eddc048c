/** Characters of a search for an account; the longest e-mail. */
export const SEARCH_MAX = 254;
