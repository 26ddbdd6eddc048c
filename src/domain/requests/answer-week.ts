import { addDays, type Day, daysBetween, wallTimeOf } from '../kernel/local-time.ts';
import { hoursOf, type WorkingTime } from '../kernel/working-time.ts';

const DAY_MINUTES = 24 * 60;
const WEEK = 7;

/** Days of the calendar in a row, all of one width, with marks as shares of their whole length. */
export interface AnswerWeek {
  /** With the hours of work; a free day has none. */
  days: { day: Day; worked: { at: number; until: number }[] }[];
  sent: number;
  due: number;
}

/** The week in which a message is sent and answered, from the day it is sent; longer when the answer is due later. */
export function answerWeek({ sentAt, dueAt }: { sentAt: Date; dueAt: Date }, time: WorkingTime): AnswerWeek {
  const first = wallTimeOf(sentAt).day;
  const length = Math.max(WEEK, daysBetween(first, wallTimeOf(dueAt).day) + 1);
  const shareOf = (index: number, minutes: number): number => (index + minutes / DAY_MINUTES) / length;
  const shareAt = (instant: Date): number => {
    const { day, minutes } = wallTimeOf(instant);
    return shareOf(daysBetween(first, day), minutes);
  };
  const days = Array.from({ length }, (_, index) => {
    const day = addDays(first, index);
    const worked = hoursOf(day, time).map(([from, to]) => ({
      at: shareOf(index, from),
      until: shareOf(index, to),
    }));
    return { day, worked };
  });
  return { days, sent: shareAt(sentAt), due: shareAt(dueAt) };
}
