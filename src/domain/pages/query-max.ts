/** Longest query string that the server answers, in characters with its question mark (security 39). */
export const QUERY_MAX = 2048;
