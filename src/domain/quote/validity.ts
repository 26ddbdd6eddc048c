import { formatDate } from '../kernel/format.ts';
import { plural } from '../kernel/plural.ts';

const DAY = 24 * 60 * 60 * 1000;
/** From here on the end is near. */
const LAST_PART = 0.75;

/** How much of a quote's time has gone by. */
export interface Validity {
  /** Of the whole time, from 0 to 1. */
  elapsed: number;
  state: 'valid' | 'ending' | 'over';
  /** "ešte 12 dní, do 22. 12. 2026" */
  words: string;
}

/** How long the prices of a quote still hold. */
export function validityOf(createdAt: Date, validUntil: Date, now: Date): Validity {
  const whole = validUntil.getTime() - createdAt.getTime();
  const left = validUntil.getTime() - now.getTime();
  const end = formatDate(validUntil);
  if (left < 0 || whole <= 0) return { elapsed: 1, state: 'over', words: `ceny platili do ${end}` };
  const elapsed = Math.max(0, 1 - left / whole);
  const days = Math.floor(left / DAY);
  const rest = days === 0 ? 'posledný deň' : `ešte ${plural(days, 'day')}`;
  return { elapsed, state: elapsed >= LAST_PART ? 'ending' : 'valid', words: `${rest}, do ${end}` };
}
