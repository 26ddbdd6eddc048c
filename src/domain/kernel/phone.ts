import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

const SLOVAKIA = 'SK';
const SLOVAK_CODE = '421';

export interface Phone {
  /** "+421905123456" */
  e164: string;
  /** "+421 905 123 456" */
  display: string;
}

/** True for a number somebody can have, in any usual Slovak or international writing (slovak.md 5.9). */
export const isPhone = (text: string): boolean => findNumber(text) !== null;

/** The number, or null when nobody can have it. Formats it, which takes longer than telling. */
export function parsePhone(text: string): Phone | null {
  const number = findNumber(text);
  return number && { e164: number.number, display: number.formatInternational() };
}

/** Slovak numbers by their rules, so that a missing digit is noticed; of others the length, because rules age. */
function findNumber(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: SLOVAKIA, extract: false });
  const right = number?.countryCallingCode === SLOVAK_CODE ? number.isValid() : number?.isPossible();
  return number && right ? number : null;
}
