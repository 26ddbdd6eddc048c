const DIGITS = 4;

/** "#0017" for a request number; "#----" when there is none (specification 3). */
export const ticket = (number: number | null): string =>
  `#${number === null ? '-'.repeat(DIGITS) : String(number).padStart(DIGITS, '0')}`;
