import {
  addDays,
  type Day,
  daysBetween,
  instantOf,
  type WallTime,
  wallTimeOf,
  weekdayOf,
} from './local-time.ts';

/** When the operator works; from the site's configuration, because parliament moves the holidays. */
export interface WorkingTime {
  /** By weekday, 1 for Monday to 7 for Sunday: from and to in minutes since midnight, in order; none is a free day. */
  hours: Readonly<Record<number, readonly (readonly [from: number, to: number])[]>>;
  holidays: readonly Day[];
}

const DAY_MINUTES = 24 * 60;
/** Nobody is on holiday for longer; a configuration without any working day would never come to an end. */
const DAYS_LOOKED_AT = 400;

/** The hours of a day, from and to in minutes; none of a free day. */
export const hoursOf = (day: Day, { hours, holidays }: WorkingTime): WorkingTime['hours'][number] =>
  holidays.includes(day) ? [] : (hours[weekdayOf(day)] ?? []);

/** Whether anything is worked on that day. */
export const isWorkingDay = (day: Day, time: WorkingTime): boolean => hoursOf(day, time).length > 0;

/** Whether the operator works at that instant. */
export function isWorkingMoment(instant: Date, time: WorkingTime): boolean {
  const { day, minutes } = wallTimeOf(instant);
  return hoursOf(day, time).some(([from, to]) => from <= minutes && minutes < to);
}

/**
 * The day on which so many working days are over, the first of them being the one after `day`; below zero as many working
 * days before it.
 */
export function addWorkingDays(day: Day, count: number, time: WorkingTime): Day {
  const ofWeek = workedWeekdays(time).length;
  // Whole weeks at once, but for the last day, which has to be one of work: work may take a year.
  const weeksIn = (left: number): number => (ofWeek === 0 ? 0 : Math.floor((left - 1) / ofWeek));
  let last = day;
  let left = count;
  for (let weeks = weeksIn(left); weeks > 0; weeks = weeksIn(left)) {
    const later = addDays(last, weeks * WEEK);
    left -= workingDaysFrom(addDays(last, 1), addDays(later, 1), time);
    last = later;
  }
  for (; left > 0; left -= 1) last = nextWorkingDay(addDays(last, 1), time);
  for (; left < 0; left += 1) last = lastWorkingDay(addDays(last, -1), time);
  return last;
}

const WEEK = 7;

/** 1 for Monday to 7 for Sunday, those on which anything is worked. */
const workedWeekdays = ({ hours }: Pick<WorkingTime, 'hours'>): number[] =>
  Object.entries(hours).flatMap(([weekday, those]) => (those.length > 0 ? [Number(weekday)] : []));

/** The day itself, or the first working day after it. */
export function nextWorkingDay(day: Day, time: WorkingTime): Day {
  let candidate = day;
  for (let later = 0; later < DAYS_LOOKED_AT; later += 1) {
    if (isWorkingDay(candidate, time)) return candidate;
    candidate = addDays(candidate, 1);
  }
  throw new Error('The configuration knows no working day within a year.');
}

/** The day itself, or the last working day before it. */
export function lastWorkingDay(day: Day, time: WorkingTime): Day {
  let candidate = day;
  for (let earlier = 0; earlier < DAYS_LOOKED_AT; earlier += 1) {
    if (isWorkingDay(candidate, time)) return candidate;
    candidate = addDays(candidate, -1);
  }
  throw new Error('The configuration knows no working day within a year.');
}

/** The instant itself while the operator works, otherwise the moment at which work begins again. */
export function nextWorkingMoment(instant: Date, time: WorkingTime): Date {
  if (isWorkingMoment(instant, time)) return instant;
  return instantOf(nextWorkingWallTime(wallTimeOf(instant), time));
}

function nextWorkingWallTime({ day, minutes }: WallTime, time: WorkingTime): WallTime {
  const within = hoursOf(day, time).find(([, to]) => minutes < to);
  if (within) return { day, minutes: Math.max(minutes, within[0]) };
  const next = nextWorkingDay(addDays(day, 1), time);
  return { day: next, minutes: hoursOf(next, time)[0]?.[0] ?? 0 };
}

/**
 * When an answer promised within so many hours is due: the hours of working days count, day and night, from the moment at
 * which work goes on; an end outside of the working hours moves to the next moment of work. Friday 16:30 and 24 hours
 * give Monday 16:30.
 */
export function workingDeadline(from: Date, hours: number, time: WorkingTime): Date {
  const start = wallTimeOf(nextWorkingMoment(from, time));
  const end = start.minutes + Math.round(hours * 60);
  const day = addWorkingDays(start.day, Math.floor(end / DAY_MINUTES), time);
  return instantOf(nextWorkingWallTime({ day, minutes: end % DAY_MINUTES }, time));
}

/** Minutes of work between two instants, seconds left out; 0 when the second one is earlier. */
export function workingMinutesBetween(from: Date, to: Date, time: WorkingTime): number {
  const start = wallTimeOf(from);
  const end = wallTimeOf(to);
  let sum = 0;
  for (let { day } = start; day <= end.day; day = addDays(day, 1)) {
    const first = day === start.day ? start.minutes : 0;
    const last = day === end.day ? end.minutes : DAY_MINUTES;
    for (const [begins, ends] of hoursOf(day, time))
      sum += Math.max(0, Math.min(ends, last) - Math.max(begins, first));
  }
  return sum;
}

/** Days of work from the first day to the one before the last; counted without walking them, since somebody may have waited for years. */
export function workingDaysFrom(first: Day, last: Day, time: WorkingTime): number {
  const days = daysBetween(first, last);
  if (days <= 0) return 0;
  const worked = workedWeekdays(time);
  const begins = weekdayOf(first);
  const rest = worked.filter((weekday) => (weekday - begins + WEEK) % WEEK < days % WEEK);
  const isFree = (day: Day): boolean => first <= day && day < last && worked.includes(weekdayOf(day));
  const free = new Set(time.holidays.filter(isFree));
  return Math.floor(days / WEEK) * worked.length + rest.length - free.size;
}

/** Minutes between two instants as a promise counts them: days of work, day and night; 0 when the second one is earlier. */
export function promisedMinutesBetween(from: Date, to: Date, time: WorkingTime): number {
  const [start, end] = [wallTimeOf(from), wallTimeOf(to)];
  const partOf = ({ day, minutes }: WallTime): number => (isWorkingDay(day, time) ? minutes : 0);
  const days = workingDaysFrom(start.day, end.day, time);
  return Math.max(0, days * DAY_MINUTES + partOf(end) - partOf(start));
}

/** The instant at which so many minutes of work are over. */
export function afterWorkingMinutes(from: Date, minutes: number, time: WorkingTime): Date {
  let { day, minutes: first } = nextWorkingWallTime(wallTimeOf(from), time);
  let left = minutes;
  for (;;) {
    for (const [begins, ends] of hoursOf(day, time)) {
      const start = Math.max(begins, first);
      const worked = Math.max(0, ends - start);
      if (left <= worked && worked > 0) return instantOf({ day, minutes: start + left });
      left -= worked;
    }
    day = nextWorkingDay(addDays(day, 1), time);
    first = 0;
  }
}
