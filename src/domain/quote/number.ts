const DIGITS = 6;

/** Quote number: "RO-2026-000123" from the configured prefix, the local year and the running number (slovak.md 1.6). */
export const quoteNumber = (prefix: string, year: number, serial: number): string =>
  `${prefix}-${year}-${String(serial).padStart(DIGITS, '0')}`;
