import { daysBetween, wallTimeOf, weekdayOf } from '../kernel/local-time.ts';
import { formatClock, formatDayMonth } from '../kernel/local-time-texts.ts';
import { plural } from '../kernel/plural.ts';
import { promisedMinutesBetween, type WorkingTime } from '../kernel/working-time.ts';
import { ON_WEEKDAY } from './answer-clock.ts';

const DAY_MINUTES = 24 * 60;
/** From then on hours are counted in working days. */
const IN_DAYS = 2 * DAY_MINUTES;

/** Minutes of working days, as a promise counts them: "50 min", "22 h 40 min", "3 pracovné dni", or "3 prac. dni" where there is little room. */
export function durationText(minutes: number, days: 'workingDay' | 'shortWorkingDay' = 'workingDay'): string {
  if (minutes >= IN_DAYS) return plural(Math.floor(minutes / DAY_MINUTES), days).replaceAll(' ', '\u00A0');
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00A0h`, (rest > 0 || hours === 0) && `${rest}\u00A0min`]
    .filter(Boolean)
    .join('\u00A0');
}

/** From then on a weekday would name two days. */
const WEEK = 7;

/** When an answer is due: "dnes o 16:40", "zajtra o 8:00", "v pondelok o 8:02", later "30. 11. o 8:02". */
export function dueWords(due: Date, now: Date): string {
  const wall = wallTimeOf(due);
  const days = daysBetween(wallTimeOf(now).day, wall.day);
  const near = days === 0 ? 'dnes' : days === 1 ? 'zajtra' : ON_WEEKDAY[weekdayOf(wall.day) - 1];
  return `${days < WEEK ? near : formatDayMonth(wall.day)} o\u00A0${formatClock(wall)}`;
}

/** How a promise stands: "mešká 50 min", "v pondelok o 8:02": hours of work alone would say less than is left. */
export const restText = (due: Date, now: Date, time: WorkingTime, days?: 'shortWorkingDay'): string =>
  now >= due ? `mešká ${durationText(promisedMinutesBetween(due, now, time), days)}` : dueWords(due, now);

/** By when: "do 23. 11., 8:30". */
export function untilText(due: Date): string {
  const wall = wallTimeOf(due);
  return `do\u00A0${formatDayMonth(wall.day)}, ${formatClock(wall)}`;
}

/** By when it was due, of what is late: "malo byť 23. 11. o 8:30". */
export function wasDueText(due: Date): string {
  const wall = wallTimeOf(due);
  return `malo byť ${formatDayMonth(wall.day)} o\u00A0${formatClock(wall)}`;
}
