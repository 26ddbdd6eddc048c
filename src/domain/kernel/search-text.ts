/** The shortest word that is looked for: the index of the searched texts knows three signs in a row. */
export const SEARCH_MIN = 3;

/** What is looked for: every word of it has to be found. One that is there twice is looked for once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(text.split(/\s+/).filter((word) => word !== '')),
];

/** Accents that stand on no letter; nothing is searched by them. */
const LOOSE_ACCENTS = /\p{M}/gu;

/** Whether a text has a word that is long enough to be looked for. */
export const canSearch = (text: string): boolean =>
  wordsOf(text).some((word) => word.normalize('NFC').replace(LOOSE_ACCENTS, '').length >= SEARCH_MIN);

/** What the server answers where there is none. */
export const SEARCH_SHORT = `Na hľadanie zadajte aspoň ${SEARCH_MIN} znaky.`;
