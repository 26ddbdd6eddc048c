import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

const SLOVAKIA = 'SK';
const SLOVAK_CODE = '421';

export interface Phone {
  /** "+421905123456" */
  e164: string;
  /** "+421 905 123 456" */
  display: string;
}

/** The number in any usual Slovak or international writing (slovak.md 5.9), or null when nobody can have it. */
export function parsePhone(text: string): Phone | null {
  const number = findNumber(text);
  return number && { e164: number.number, display: number.formatInternational() };
}

/** A right number in its usual groups; one that nobody can have stays as it was typed (decisions 8.5). */
export const phoneAsTyped = (text: string): string => parsePhone(text)?.display ?? text;

/** Slovak numbers by their rules, so that a missing digit is noticed; of others the length, because rules age. */
function findNumber(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: SLOVAKIA, extract: false });
  const right = number?.countryCallingCode === SLOVAK_CODE ? number.isValid() : number?.isPossible();
  return number && right ? number : null;
}
