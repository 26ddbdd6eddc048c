import { type Day, daysBetween } from '../kernel/local-time.ts';
import { plural } from '../kernel/plural.ts';

/** How a last day stands: "mešká 5 dní", "dnes", "zajtra", "ešte 7 dní". */
export function dueText(dueOn: Day, today: Day): string {
  const left = daysBetween(today, dueOn);
  if (left < 0) return `mešká ${plural(-left, 'day')}`;
  if (left === 0) return 'dnes';
  return left === 1 ? 'zajtra' : `ešte ${plural(left, 'day')}`;
}
