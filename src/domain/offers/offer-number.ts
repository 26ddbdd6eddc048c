const DIGITS = 4;
const FIRST_LETTER = 'A'.charCodeAt(0);
const LETTERS = 26;

/** Number of an offer: "CP-2026-0001" from the configured prefix, the local year and the running number (business 1). */
export const offerNumber = (prefix: string, year: number, serial: number): string =>
  `${prefix}-${year}-${String(serial).padStart(DIGITS, '0')}`;

/** Letter of a revision, as drawings count them: 1 is A, 26 is Z, 27 is AA. */
export function revisionLetter(revision: number): string {
  const left = Math.floor((revision - 1) / LETTERS);
  return (
    (left > 0 ? revisionLetter(left) : '') + String.fromCharCode(FIRST_LETTER + ((revision - 1) % LETTERS))
  );
}
