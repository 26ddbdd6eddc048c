import type { DemoMoment } from '#content/demo/kinds.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { addDays, type Day, instantOf, wallTimeOf, weekdayOf } from '#domain/kernel/local-time.ts';
import {
  addWorkingDays,
  isWorkingMoment,
  lastWorkingDay,
  type WorkingTime,
} from '#domain/kernel/working-time.ts';
import { promisedAnswer } from '#domain/requests/answer-clock.ts';

const MINUTE = 60_000;
const MONDAY = 1;
/** Visitors write from early in the morning until late, the operator works in the middle of the day. */
const HOURS = { operator: [8 * 60 + 20, 16 * 60 + 30], client: [7 * 60, 21 * 60 + 30] } as const;
export type Who = keyof typeof HOURS;

/** Moments of the demo, all of them before now; days are working days, 0 the last one up to today. */
export interface Calendar {
  time: WorkingTime;
  day(offset: number): Day;
  /** When a request came; some of those of a Monday on the Sunday before. */
  sentAt(moment: DemoMoment): Date;
  /** Moments of one story, each at least some minutes after the one before. */
  story(start: Date): (day: number, who: Who) => Date;
  /** Which working day an instant belongs to. */
  offsetOf(instant: Date): number;
}

const DAYS_KNOWN = 400;

export function createCalendar(
  now: Date,
  site: Pick<SiteFacts, 'workingTime' | 'claims'>,
  fraction: () => number,
): Calendar {
  const time = workingTimeOf(site);
  const base = lastWorkingDay(wallTimeOf(now).day, time);
  const past: Day[] = [base];
  while (past.length < DAYS_KNOWN) past.push(lastWorkingDay(addDays(past.at(-1) ?? base, -1), time));

  const day = (offset: number): Day =>
    offset > 0 ? addWorkingDays(base, offset, time) : (past[-offset] ?? base);
  const between = ([from, to]: readonly [number, number]) => from + Math.floor(fraction() * (to - from));
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);

  /** Of the moments of the last days the one that is the nearest to what is wanted, in minutes. */
  const nearest = (distance: (at: Date) => number | null, otherwise: number): Date => {
    let best: { at: Date; far: number } | null = null;
    for (let minutes = 30; minutes < 7 * 24 * 60; minutes += 5) {
      const at = before(minutes);
      const far = isWorkingMoment(at, time) ? distance(at) : null;
      if (far !== null && (!best || far < best.far)) best = { at, far };
    }
    return best?.at ?? before(otherwise);
  };
  const promise = (at: Date) => promisedAnswer(at, site.claims.callbackHours, time);
  const minutesTo = (at: Date) => (at.getTime() - now.getTime()) / MINUTE;

  const PROMISED: Record<Extract<DemoMoment, { promise: string }>['promise'], () => Date> = {
    'due-soon': () =>
      nearest((at) => {
        const left = minutesTo(promise(at)?.dueAt ?? at);
        return left > 0 ? Math.abs(left - 2 * 60) : null;
      }, 22 * 60),
    warned: () =>
      nearest((at) => {
        const { dueAt, warnAt } = promise(at) ?? { dueAt: at, warnAt: at };
        return minutesTo(dueAt) > 0 ? Math.abs(minutesTo(warnAt) + 30) : null;
      }, 20 * 60),
    late: () =>
      nearest((at) => {
        const left = minutesTo(promise(at)?.dueAt ?? at);
        return left < 0 ? Math.abs(left + 3 * 60) : null;
      }, 50 * 60),
    'just-sent': () => before(between([15, 50])),
  };

  return {
    time,
    day,
    sentAt(moment) {
      if ('promise' in moment) return PROMISED[moment.promise]();
      const workday = day(moment.day);
      const isSunday = weekdayOf(workday) === MONDAY && fraction() < 0.4;
      return instantOf({ day: isSunday ? addDays(workday, -1) : workday, minutes: between(HOURS.client) });
    },
    story(start) {
      let last = start;
      return (offset, who) => {
        const wanted = instantOf({ day: day(offset), minutes: between(HOURS[who]) });
        const soonest = new Date(last.getTime() + between([12, 45]) * MINUTE);
        last = wanted > soonest ? wanted : soonest;
        return last;
      };
    },
    offsetOf(instant) {
      const { day: local } = wallTimeOf(instant);
      return -past.findIndex((known) => known <= local);
    },
  };
}
