/** How long a file may take from being picked to being there: a process of its own looks at it first. */
export const UPLOADED = { timeout: 30_000 };

/** How long what is saved may take from the press to its first byte: documents stand in a queue. */
export const SAVED = { timeout: 30_000 };
