import { addDays, type Day } from '../kernel/local-time.ts';
import { addWorkingDays, nextWorkingDay, type WorkingTime, workingDaysFrom } from '../kernel/working-time.ts';

/** How many days are worked after `from`, up to and with `to`; 0 where `to` is not later. */
export const workingDaysBetween = (from: Day, to: Day, time: WorkingTime): number =>
  workingDaysFrom(addDays(from, 1), addDays(to, 1), time);

/** By how many working days one day is later than another; negative where it is earlier. */
export const workingDaysLater = (day: Day, than: Day, time: WorkingTime): number =>
  workingDaysBetween(than, day, time) - workingDaysBetween(day, than, time);

/** How many working days a span of days has, its first and its last one included; never less than the one it was done in. */
export const workingDaysOfSpan = (from: Day, to: Day, time: WorkingTime): number =>
  Math.max(1, workingDaysFrom(from, addDays(to, 1), time));

/** The last day of work that takes so many working days, when it begins on `from` or the next working day. */
export const endOfWork = (from: Day, days: number, time: WorkingTime): Day =>
  addWorkingDays(nextWorkingDay(from, time), Math.max(0, days - 1), time);

/** A day that keeps its distance, in working days, from work that begins on another day than it was to. */
export function movedWith(day: Day, begin: { from: Day; to: Day }, time: WorkingTime): Day {
  const [from, to] = [nextWorkingDay(begin.from, time), nextWorkingDay(begin.to, time)];
  const later = workingDaysLater(to, from, time);
  return later === 0 ? day : addWorkingDays(day, later, time);
}

/** The last of these days; they sort as text. */
export const latestDay = (...days: readonly [Day, ...Day[]]): Day => days.toSorted().at(-1) ?? days[0];
