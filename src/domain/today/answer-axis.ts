import { addDays, type Day, instantOf, wallTimeOf } from '../kernel/local-time.ts';
import { hoursOf, isWorkingDay, type WorkingTime } from '../kernel/working-time.ts';

const DAY_MINUTES = 24 * 60;
/** The axis of all begins and ends at a full quarter of a day, that of one row at a full hour. */
const STEP = 6 * 60;
const OWN_STEP = 60;
/** Days before and after today beyond which nothing is drawn: hours would get too narrow to be told apart. */
const DAYS_BACK = 2;
const DAYS_AHEAD = 2;

/** A day's part of the axis, from and to in minutes of that day and as shares of the whole axis. */
export interface AxisDay {
  day: Day;
  from: number;
  to: number;
  at: number;
  until: number;
  /** Days were left out before it. */
  isAfterBreak: boolean;
}

/** Marks of the axis, as shares of its length. */
export interface AnswerAxis {
  days: AxisDay[];
  /** Full hours; of a quarter of a day with its name. */
  hours: { at: number; hour: number; isLong: boolean }[];
  /** When the operator works. */
  worked: { at: number; until: number }[];
  now: number;
}

/** When somebody asked, and by when an answer was promised. */
export interface Promised {
  from: Date;
  due: Date;
}

/**
 * One axis of hours for all who wait: from the first question to the last promise, days without work left out, never more
 * than two days of work before and after today.
 */
export const answerAxis = (promises: readonly Promised[], now: Date, time: WorkingTime): AnswerAxis =>
  axisOf(promises, now, time, STEP);

/** The same of one who waits, as short as it can be: where there is no room for one axis each row has its own. */
export const ownAxis = (promise: Promised, now: Date, time: WorkingTime): AnswerAxis =>
  axisOf([promise], now, time, OWN_STEP);

function axisOf(promises: readonly Promised[], now: Date, time: WorkingTime, step: number): AnswerAxis {
  const floorTo = (minutes: number): number => Math.floor(minutes / step) * step;
  const today = wallTimeOf(now).day;
  const instants = [now, ...promises.flatMap(({ from, due }) => [from, due])].map(wallTimeOf);
  const first = instants.reduce((earliest, one) => (isBefore(one, earliest) ? one : earliest));
  const last = instants.reduce((latest, one) => (isBefore(latest, one) ? one : latest));
  const shown = shownDays(first.day, last.day, today, time);
  const parts = shown.map((day) => ({
    day,
    from: day === first.day ? floorTo(first.minutes) : 0,
    to: day === last.day ? Math.min(DAY_MINUTES, floorTo(last.minutes) + step) : DAY_MINUTES,
  }));
  const length = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  let gone = 0;
  const days = parts.map(({ day, from, to }, index): AxisDay => {
    const at = gone / length;
    gone += to - from;
    const before = shown[index - 1];
    return {
      day,
      from,
      to,
      at,
      until: gone / length,
      isAfterBreak: before !== undefined && addDays(before, 1) !== day,
    };
  });
  const axis = { days, hours: marksOf(days), worked: workedOf(days, time), now: 0 };
  return { ...axis, now: shareOf(axis, now) };
}

/** Where an instant lies on the axis, 0 to 1: what it leaves out lies at the break, what is beyond it at its end. */
export function shareOf({ days }: Pick<AnswerAxis, 'days'>, instant: Date): number {
  const { day, minutes } = wallTimeOf(instant);
  const part = days.find((one) => one.day >= day);
  if (!part) return 1;
  if (part.day > day || minutes <= part.from) return part.at;
  if (minutes >= part.to) return part.until;
  return part.at + ((part.until - part.at) * (minutes - part.from)) / (part.to - part.from);
}

const isBefore = (one: { day: Day; minutes: number }, other: { day: Day; minutes: number }): boolean =>
  instantOf(one) < instantOf(other);

/** The days of work around today, and today itself; on a free day that is where everybody looks. */
function shownDays(first: Day, last: Day, today: Day, time: WorkingTime): Day[] {
  const around = (from: Day, step: 1 | -1, end: Day, most: number): Day[] => {
    const days: Day[] = [];
    const isWithin = (day: Day) => (step > 0 ? day <= end : day >= end);
    for (let day = addDays(from, step); isWithin(day) && days.length < most; day = addDays(day, step))
      if (isWorkingDay(day, time)) days.push(day);
    return days;
  };
  return [...around(today, -1, first, DAYS_BACK).toReversed(), today, ...around(today, 1, last, DAYS_AHEAD)];
}

function marksOf(days: readonly AxisDay[]): AnswerAxis['hours'] {
  const all = days.flatMap(({ from, to, at, until }) =>
    Array.from({ length: (to - from) / 60 }, (_, index) => ({
      at: at + ((until - at) * index * 60) / (to - from),
      hour: from / 60 + index,
    })),
  );
  return all.map((mark) => ({ ...mark, isLong: mark.hour % (STEP / 60) === 0 }));
}

const workedOf = (days: readonly AxisDay[], time: WorkingTime): AnswerAxis['worked'] =>
  days.flatMap(({ day, from, to, at, until }) => {
    const share = (minutes: number) =>
      at + ((until - at) * (Math.min(Math.max(minutes, from), to) - from)) / (to - from);
    return hoursOf(day, time)
      .map(([start, end]) => ({ at: share(start), until: share(end) }))
      .filter((worked) => worked.until > worked.at);
  });
