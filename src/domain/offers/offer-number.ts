const DIGITS = 4;
const FIRST_LETTER = 'A'.charCodeAt(0);
const LETTERS = 26;

/** What an offer's number is made of. */
export interface OfferSerial {
  /** Letters of the day on which it was begun. */
  prefix: string;
  year: number;
  serial: number;
  /** 0 for an offer, 1 for its first addendum. */
  addendum: number;
}

/** Number of an offer: "CP-2026-0001", of an addendum to it: "CP-2026-0001/D1" (business 1). */
export const offerNumber = ({ prefix, year, serial, addendum }: OfferSerial): string =>
  `${prefix}-${year}-${String(serial).padStart(DIGITS, '0')}${addendum === 0 ? '' : `/D${addendum}`}`;

/** A number in a sentence that is read alone: no line ends inside of it. */
export const unbrokenNumber = (number: string): string => number.replace(/[-/]/g, (sign) => `${sign}\u2060`);

/** Which addendum has this number: "D1" of "CP-2026-0001/D1"; null where it is that of an offer. */
export const addendumMark = (number: string): string | null => number.split('/')[1] ?? null;

/** Which addendum has this number: 1 of "CP-2026-0001/D1"; 0 where it is that of an offer. */
export const addendumSerial = (number: string): number => Number(addendumMark(number)?.slice(1) ?? 0);

/** Whether this is the number of an addendum. */
export const isAddendum = (number: string): boolean => addendumMark(number) !== null;

/** Of two wordings the one that fits: an addendum is not called an offer. */
export const worded = ({ number }: { number: string }, asOffer: string, asAddendum: string): string =>
  isAddendum(number) ? asAddendum : asOffer;

/** What a number is made of, as people type it; null for any other text. */
export function offerSerial(typed: string): OfferSerial | null {
  const [, prefix, year, serial, addendum = '0'] =
    /^([A-Z]{1,4})-(\d{4})-(\d{4,9})(?:\/D(\d{1,4}))?$/.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  return prefix === undefined
    ? null
    : { prefix, year: Number(year), serial: Number(serial), addendum: Number(addendum) };
}

/** Letter of a revision, as drawings count them: 1 is A, 26 is Z, 27 is AA. */
export function revisionLetter(revision: number): string {
  const left = Math.floor((revision - 1) / LETTERS);
  return (
    (left > 0 ? revisionLetter(left) : '') + String.fromCharCode(FIRST_LETTER + ((revision - 1) % LETTERS))
  );
}
