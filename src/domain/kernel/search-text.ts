/** The shortest word that is looked for: the index of the searched texts knows three signs in a row. */
export const SEARCH_MIN = 3;

/** Whether a text has a word that is long enough to be looked for. */
export const canSearch = (text: string): boolean =>
  text.split(/\s+/).some((word) => word.length >= SEARCH_MIN);

/** What the server answers where there is none. */
export const SEARCH_SHORT = `Na hľadanie zadajte aspoň ${SEARCH_MIN} znaky.`;
