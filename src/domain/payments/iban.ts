const PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Length of a Slovak one; other countries have their own. */
const SLOVAK_LENGTH = 24;

/** IBAN as computers read it: capitals, no spaces. */
export const compactIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Whether the check digits of an IBAN are right (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!PATTERN.test(iban) || (iban.startsWith('SK') && iban.length !== SLOVAK_LENGTH)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** IBAN as people read it, in fours: "SK96 1100 0000 0029 1859 9669". */
export const shownIban = (iban: string): string => compactIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
