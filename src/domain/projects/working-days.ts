import { addDays, type Day } from '../kernel/local-time.ts';
import { isWorkingDay, nextWorkingDay, type WorkingTime, workingDaysFrom } from '../kernel/working-time.ts';

/** How many days are worked after `from`, up to and with `to`; 0 where `to` is not later. */
export const workingDaysBetween = (from: Day, to: Day, time: WorkingTime): number =>
  workingDaysFrom(addDays(from, 1), addDays(to, 1), time);

/** How many working days a span of days has, its first and its last one included; never less than the one it was done in. */
export const workingDaysOfSpan = (from: Day, to: Day, time: WorkingTime): number =>
  Math.max(1, workingDaysFrom(from, addDays(to, 1), time));

/** The last day of work that takes so many working days, when it begins on `from` or the next working day. */
export function lastWorkingDay(from: Day, days: number, time: WorkingTime): Day {
  let last = nextWorkingDay(from, time);
  for (let left = days - 1; left > 0; left -= 1) last = nextWorkingDay(addDays(last, 1), time);
  return last;
}

/** The last working day before a day. */
export function workingDayBefore(day: Day, time: WorkingTime): Day {
  let before = addDays(day, -1);
  while (!isWorkingDay(before, time)) before = addDays(before, -1);
  return before;
}

/** The last of these days; they sort as text. */
export const latestDay = (...days: readonly [Day, ...Day[]]): Day => days.toSorted().at(-1) ?? days[0];
