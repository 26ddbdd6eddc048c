import { byCount } from '../kernel/plural.ts';
import { PASSWORD_MIN } from './account-limits.ts';

/** How hard a password is to guess, and what would make it better. */
export interface PasswordStrength {
  /** 0 while nothing is written, 4 is the best. */
  step: 0 | 1 | 2 | 3 | 4;
  words: string;
}

interface About {
  /** Name, e-mail: what others know of whoever sets the password. */
  known?: readonly string[];
  /** Characters that are asked for at least. */
  least?: number;
}

/** Signs that are each a step on from the one before make one guess together: "aaaa", "1234", "dcba". */
const RUN_STEPS = [0, 1, -1];
/** Shorter pieces of a name stand in many words. */
const KNOWN_MIN = 3;

/** Bits from which on a password is fair, good and strong. */
const FAIR = 40;
const GOOD = 50;
const STRONG = 70;

/**
 * The strength of a password in words, as a hint beside the field; what is refused the server decides, which knows the
 * lists of attackers. Counts what is left to guess: runs, repetitions and what others know count little.
 */
export function passwordStrength(password: string, about: About = {}): PasswordStrength {
  const { known = [], least = PASSWORD_MIN } = about;
  if (password === '') return { step: 0, words: '' };
  const missing = least - password.length;
  if (missing > 0) return { step: 1, words: `Krátke: ${byCount(missing, LACKS)} ešte ${count(missing)}.` };
  const bits = guesses(password, known);
  if (bits < FAIR) return { step: 1, words: 'Slabé: pridajte ďalšie slovo.' };
  if (bits < GOOD) return { step: 2, words: 'Prijateľné: dlhšie bude bezpečnejšie.' };
  if (bits < STRONG) return { step: 3, words: 'Dobré.' };
  return { step: 4, words: 'Silné.' };
}

const LACKS = ['chýba', 'chýbajú', 'chýba', 'chýba'] as const;
const count = (signs: number): string =>
  `${signs}\u00A0${byCount(signs, ['znak', 'znaky', 'znaku', 'znakov'])}`;

function guesses(password: string, known: readonly string[]): number {
  const left = withoutKnown(password.toLowerCase(), known);
  const surprising = surprises(left);
  return surprising * Math.log2(poolOf(password));
}

/** Each thing that others know is worth one sign. */
const withoutKnown = (password: string, known: readonly string[]): string =>
  known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((piece) => piece.length >= KNOWN_MIN)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, piece) => text.replaceAll(piece, '\u0000'), password);

/** Signs that neither continue a run nor repeat the three before them. */
function surprises(text: string): number {
  const signs = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return signs.filter((sign, index) => {
    const step = sign - (signs[index - 1] ?? Number.NaN);
    const before = (signs[index - 1] ?? Number.NaN) - (signs[index - 2] ?? Number.NaN);
    if (step === before && RUN_STEPS.includes(step)) return false;
    const lastThree = text.slice(Math.max(0, index - 2), index + 1);
    return lastThree.length < 3 || text.indexOf(lastThree) === index - 2;
  }).length;
}

/** Signs that somebody who guesses has to try at each place. */
function poolOf(password: string): number {
  const pools: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\p{L}\p{N}]/u, 20],
    [/(?![a-zA-Z])\p{L}/u, 30],
  ];
  return pools.reduce((sum, [signs, size]) => sum + (signs.test(password) ? size : 0), 1);
}
