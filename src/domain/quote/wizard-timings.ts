/** Timings of the wizard in milliseconds (specification 9, "Limits and timings"). */
export const AUTO_ADVANCE_DELAY_MS = 1000;
export const ENTRY_GRACE_MS = 1000;
export const DESCRIPTION_DELAY_MS = 300;
/** How long the choice of features has to rest before a description that is already there is written anew. */
export const NEXT_DESCRIPTION_DELAY_MS = 1500;
export const SCROLL_DELAY_MS = 300;
