import { TOTP_DIGITS } from './factor-limits.ts';

/** Letters and digits that nobody takes for one another: neither 0 and o nor 1, i and l. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;
const LENGTH = 2 * HALF;

/** A recovery code made of random bytes, as it is shown: "k7m2p-9xq4w". Takes one byte for each of its ten signs. */
export function recoveryCode(bytes: Uint8Array): string {
  if (bytes.length !== LENGTH) throw new Error(`A recovery code is made of ${LENGTH} bytes`);
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`;
}

/** The signs alone, however they were copied or typed: "K7M2P 9XQ4W" is the same code. */
export const plainCode = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();

/** What only a recovery code can be, once it is plain. */
export const RECOVERY_CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** What only a code of an app can be. */
export const APP_CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/** Tells the two kinds of codes of a second step apart. */
export const isAppCode = (code: string): boolean => APP_CODE.test(code);
