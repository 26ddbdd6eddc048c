import { formatSpan } from './format.ts';
import { type Day, type WallTime, weekdayOf } from './local-time.ts';

/** "23. 11." of a day, without its year. */
export function formatDayMonth(day: Day): string {
  const [, month = '', date = ''] = day.split('-');
  return `${Number(date)}.\u00A0${Number(month)}.`;
}

/** "23. 11. 2026". */
export const dayText = (day: Day): string => `${formatDayMonth(day)}\u00A0${yearOf(day)}`;

/** "23. 11." of a day that is read on `today`, with its year where that is another one. */
export const formatNearDay = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? formatDayMonth(day) : dayText(day);

/** "23. 11. – 25. 11.", each read on `today`; a span of one day is that day. */
export const nearSpan = (from: Day, to: Day, today: Day): string =>
  from === to ? formatNearDay(to, today) : formatSpan(formatNearDay(from, today), formatNearDay(to, today));

/** "2026". */
export const yearOf = (day: Day): string => day.slice(0, 4);

/** "9:05" of a clock on the wall. */
export const formatClock = ({ minutes }: Pick<WallTime, 'minutes'>): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const WEEKDAYS = ['po', 'ut', 'st', 'št', 'pi', 'so', 'ne'] as const;

/** "pi" of a day that is a Friday. */
export const shortWeekday = (day: Day): string => WEEKDAYS[weekdayOf(day) - 1] ?? '';

/** "pi 20. 11." */
export const shortDay = (day: Day): string => `${shortWeekday(day)} ${formatDayMonth(day)}`;
