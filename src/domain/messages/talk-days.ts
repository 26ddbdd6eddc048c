import { formatTime, localDay, TIME_ZONE } from '../kernel/format.ts';
import { lazy } from '../kernel/lazy.ts';
import { formatShortDay } from '../kernel/recent-time.ts';

const weekday = lazy(() => new Intl.DateTimeFormat('sk-SK', { weekday: 'long', timeZone: TIME_ZONE }));

const DAY_MS = 24 * 60 * 60_000;

const sameDay = (a: Date, b: Date): boolean => String(localDay(a)) === String(localDay(b));

/** The day over messages: "Dnes", "Včera", "Štvrtok 12. 11.", with the year where it is another one. */
export function talkDay(date: Date, now: Date): string {
  if (sameDay(date, now)) return 'Dnes';
  if (sameDay(date, new Date(now.getTime() - DAY_MS))) return 'Včera';
  const name = weekday().format(date);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${formatShortDay(date, now)}`;
}

/** When something was, in a sentence: "o 9:18" of today, "včera o 9:18", "18. 11. o 9:18". */
export function talkMoment(date: Date, now: Date): string {
  const day = talkDay(date, now);
  const time = `o\u00A0${formatTime(date)}`;
  if (day === 'Dnes') return time;
  return `${day === 'Včera' ? 'včera' : formatShortDay(date, now)} ${time}`;
}
