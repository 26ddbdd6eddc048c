import { type Day, daysBetween } from '../kernel/local-time.ts';
import { plural } from '../kernel/plural.ts';

/** How long an offer can still be accepted. */
export const validityLeft = (validUntil: Day, today: Day): string =>
  daysLeftText(daysBetween(today, validUntil));

/** The same of days that are left: "končí sa dnes", "končí sa zajtra", "ešte 5 dní", "uplynula". */
export function daysLeftText(left: number): string {
  if (left < 0) return 'uplynula';
  if (left === 0) return 'končí sa dnes';
  return left === 1 ? 'končí sa zajtra' : `ešte ${plural(left, 'day')}`;
}
