/**
 * A colon that could make a word before it a URL scheme. Written as a character reference it is still read as a
 * colon, but no renderer or auto-linker takes "javascript:" in somebody's text for an address (security 44).
 */
export const escapeSchemes = (escaped: string): string => escaped.replace(/(?<=\p{L}):(?=\S)/gu, '&#58;');

/** One line of words: every run of spaces and line breaks is one space; non-breaking ones stay. */
export const oneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();
