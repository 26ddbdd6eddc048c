import { parsePhoneNumberFromString } from 'libphonenumber-js';

export interface Phone {
  /** "+421905123456" */
  e164: string;
  /** "+421 905 123 456" */
  display: string;
}

/** A phone number in any usual Slovak or international writing, or null when no such number can exist (slovak.md 5.9). */
export function parsePhone(text: string): Phone | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'SK', extract: false });
  if (!number?.isPossible()) return null;
  return { e164: number.number, display: number.formatInternational() };
}
