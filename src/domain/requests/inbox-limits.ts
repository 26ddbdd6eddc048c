/** Characters of what the operator says about a lost request. */
export const LOST_NOTE_MAX = 500;
/** Characters of a reply template's name and text. */
export const TEMPLATE_NAME_MAX = 80;
export const TEMPLATE_TEXT_MAX = 5000;
/** Longest search. */
export const SEARCH_MAX = 200;
/** Longest time for which a request is put aside. */
export const SNOOZE_MAX_DAYS = 366;
/** Rows of one column of the board. */
export const BOARD_ROWS = 20;
