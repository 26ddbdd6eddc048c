/** The shortest word that is looked for: the index of the searched texts knows three signs in a row. */
export const SEARCH_MIN = 3;

/** What is looked for: every word of it has to be found. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Whether a text has a word that is long enough to be looked for. */
export const canSearch = (text: string): boolean => wordsOf(text).some((word) => word.length >= SEARCH_MIN);

/** What the server answers where there is none. */
export const SEARCH_SHORT = `Na hľadanie zadajte aspoň ${SEARCH_MIN} znaky.`;
