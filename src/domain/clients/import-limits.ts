/** Most of a table that is brought in at once, measured before it is read. */
export const IMPORT_LIMITS = { bytes: 1024 * 1024, rows: 5_000, columns: 40, cell: 5_000 } as const;
/** So long a table that was brought in can be taken back, in milliseconds. */
export const IMPORT_UNDO_MS = 24 * 60 * 60_000;
