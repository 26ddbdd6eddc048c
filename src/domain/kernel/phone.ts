import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

export interface Phone {
  /** "+421905123456" */
  e164: string;
  /** "+421 905 123 456" */
  display: string;
}

/** True for a number that can exist, in any usual Slovak or international writing (slovak.md 5.9). */
export const isPhone = (text: string): boolean => findNumber(text) !== null;

/** The number, or null when no such number can exist. Formats it, which takes longer than telling. */
export function parsePhone(text: string): Phone | null {
  const number = findNumber(text);
  return number && { e164: number.number, display: number.formatInternational() };
}

function findNumber(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'SK', extract: false });
  return number?.isPossible() ? number : null;
}
