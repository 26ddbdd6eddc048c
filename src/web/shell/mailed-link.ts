/** Shorter than any token that a link brings in its fragment, longer than the name of a part. */
const TOKEN_AT_LEAST = 40;

/**
 * Marks the document before its first paint where the address brings a token (`data-mailed`): the server knows no fragment,
 * and what it draws for everybody else would be taken away again. Runs as it stands, inline in the head.
 */
export const MAILED_LINK_SCRIPT = `location.hash.length>${TOKEN_AT_LEAST}&&(document.documentElement.dataset.mailed="")`;
