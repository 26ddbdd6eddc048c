import { formatTime, TIME_ZONE } from '../kernel/format.ts';
import { lazy } from '../kernel/lazy.ts';
import { addDays, wallTimeOf } from '../kernel/local-time.ts';
import { formatShortDay } from '../kernel/recent-time.ts';

const weekday = lazy(() => new Intl.DateTimeFormat('sk-SK', { weekday: 'long', timeZone: TIME_ZONE }));

/** The day over messages: "Dnes", "Včera", "Štvrtok 12. 11.", with the year where it is another one. */
export function talkDay(date: Date, now: Date): string {
  const [day, today] = [wallTimeOf(date).day, wallTimeOf(now).day];
  if (day === today) return 'Dnes';
  if (day === addDays(today, -1)) return 'Včera';
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
