const ELEVEN = 11;

/** Written with spaces or without. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** IČO: eight digits, the last of them weighs the others (slovak.md 1.2). */
export function isIco(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  return icoCheckDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** An IČO as it is kept: without spaces, and with the zeros in front that older ones and spreadsheets leave out. */
export function icoOf(text: string): string {
  const bare = withoutSpaces(text);
  const padded = bare.padStart(8, '0');
  return /^\d{6,7}$/.test(bare) && isIco(padded) ? padded : bare;
}

/** The last digit of the IČO that begins with these seven. */
export function icoCheckDigit(serial: string): number {
  const sum = [...serial].reduce((total, digit, index) => total + (8 - index) * Number(digit), 0);
  return (ELEVEN - (sum % ELEVEN)) % 10;
}

/** DIČ: ten digits, a multiple of eleven (slovak.md 1.2). */
export const isDic = (text: string): boolean => /^[1-9]\d{9}$/.test(text) && Number(text) % ELEVEN === 0;

/** IČ DPH: "SK" and ten digits by the rule of a DIČ, which it usually is. */
export const isIcDph = (text: string): boolean => /^SK/.test(text) && isDic(text.slice(2));

/** PSČ as it is written in Slovakia: three digits, a space, two. */
export const postalCodeOf = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`;
