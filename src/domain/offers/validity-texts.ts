import { type Day, daysBetween } from '../kernel/local-time.ts';
import { plural } from '../kernel/plural.ts';

/** How long an offer can still be accepted: "končí dnes", "končí zajtra", "ešte 5 dní", "skončila". */
export function validityLeft(validUntil: Day, today: Day): string {
  const left = daysBetween(today, validUntil);
  if (left < 0) return 'skončila';
  if (left === 0) return 'končí dnes';
  return left === 1 ? 'končí zajtra' : `ešte ${plural(left, 'day')}`;
}
