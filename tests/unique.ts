import { randomBytes } from 'node:crypto';

const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;

/** Eight letters that nothing else in the run has; no digits, which a test would take for a mailed code. */
export const uniqueLetters = (): string =>
  String.fromCharCode(...randomBytes(8).map((byte) => FIRST_LETTER + (byte % LETTERS)));
