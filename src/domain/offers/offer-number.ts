const DIGITS = 4;
const FIRST_LETTER = 'A'.charCodeAt(0);
const LETTERS = 26;

/** What an offer's number is made of. */
export interface OfferSerial {
  year: number;
  serial: number;
  /** 0 for an offer, 1 for its first addendum. */
  addendum: number;
}

/** Number of an offer: "CP-2026-0001", of an addendum to it: "CP-2026-0001/D1" (business 1). */
export const offerNumber = (prefix: string, { year, serial, addendum }: OfferSerial): string =>
  `${prefix}-${year}-${String(serial).padStart(DIGITS, '0')}${addendum === 0 ? '' : `/D${addendum}`}`;

/** What a number is made of, as people type it; null for any other text. */
export function offerSerial(prefix: string, typed: string): OfferSerial | null {
  const [, found, year, serial, addendum = '0'] =
    /^([A-Z]+)-(\d{4})-(\d{4,9})(?:\/D(\d{1,4}))?$/.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  if (found !== prefix.toUpperCase()) return null;
  return { year: Number(year), serial: Number(serial), addendum: Number(addendum) };
}

/** Letter of a revision, as drawings count them: 1 is A, 26 is Z, 27 is AA. */
export function revisionLetter(revision: number): string {
  const left = Math.floor((revision - 1) / LETTERS);
  return (
    (left > 0 ? revisionLetter(left) : '') + String.fromCharCode(FIRST_LETTER + ((revision - 1) % LETTERS))
  );
}
