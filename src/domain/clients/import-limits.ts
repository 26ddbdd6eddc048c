/** Most of a table that is brought in at once, measured before it is read. */
export const IMPORT_LIMITS = { bytes: 1024 * 1024, rows: 5_000, columns: 40, cell: 5_000 } as const;
