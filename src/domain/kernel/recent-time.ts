import { formatDate, localDay, TIME_ZONE } from './format.ts';
import { lazy } from './lazy.ts';

const NBSP = '\u00A0';
const DAY_MS = 24 * 60 * 60_000;
/** Within so many days a weekday names one of them. */
const NAMED_DAYS = 6;

const weekday = lazy(() => new Intl.DateTimeFormat('sk-SK', { weekday: 'short', timeZone: TIME_ZONE }));
const clock = lazy(() => new Intl.DateTimeFormat('sk-SK', { timeStyle: 'short', timeZone: TIME_ZONE }));

/** "18. 11.", with the year where it is another one. */
export function formatShortDay(date: Date, now: Date): string {
  const [year, month, day] = localDay(date);
  return year === localDay(now)[0] ? `${day}.${NBSP}${month}.` : formatDate(date);
}

/** A time near now, either way: "po 9:18" within six days, otherwise "18. 11. 9:18". */
export function formatRecent(date: Date, now: Date): string {
  const days = Math.abs(date.getTime() - now.getTime()) / DAY_MS;
  const day = days < NAMED_DAYS ? weekday().format(date) : formatShortDay(date, now);
  return `${day}${NBSP}${clock().format(date)}`;
}
