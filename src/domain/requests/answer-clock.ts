import { wallTimeOf, weekdayOf } from '../kernel/local-time.ts';
import { formatClock, formatDayMonth } from '../kernel/local-time-texts.ts';
import { byCount } from '../kernel/plural.ts';
import {
  afterWorkingMinutes,
  promisedMinutesBetween,
  type WorkingTime,
  workingDeadline,
  workingMinutesBetween,
} from '../kernel/working-time.ts';
import type { ClockState } from './answer-clock-states.ts';
import { isUnanswered } from './request-life.ts';
import type { RequestStatus } from './request-status.ts';

/** Of the promised working time; then the operator is warned (business 7). */
const WARNED_AT = 3 / 4;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** By when an answer is promised, and when the operator is warned that little of that time is left. */
export interface AnswerPromise {
  dueAt: Date;
  warnAt: Date;
}

/** What is promised to a request that is sent now; null while the claim promises nothing. */
export function promisedAnswer(
  sentAt: Date,
  hours: number | null | undefined,
  time: WorkingTime,
): AnswerPromise | null {
  if (hours === null || hours === undefined) return null;
  const dueAt = workingDeadline(sentAt, hours, time);
  const promised = workingMinutesBetween(sentAt, dueAt, time);
  return { dueAt, warnAt: afterWorkingMinutes(sentAt, Math.round(promised * WARNED_AT), time) };
}

/** Which days the hours of a promise are counted in: "v pracovných dňoch"; null while every day is one of work. */
export const promisedDays = ({ hours, holidays }: WorkingTime): string | null =>
  holidays.length === 0 && WEEKDAYS.every((weekday) => hours[weekday]?.length)
    ? null
    : 'v\u00A0pracovných dňoch';

/** What `promisedAnswer` holds to, as it is claimed: "do 24 hodín v pracovných dňoch"; null while nothing is promised. */
export function answerWithin(hours: number | null | undefined, time: WorkingTime): string | null {
  if (hours === null || hours === undefined) return null;
  const within = `do ${hours}\u00A0${byCount(hours, ['hodiny', 'hodín', 'hodín', 'hodín'])}`;
  return [within, promisedDays(time)].filter((part) => part !== null).join(' ');
}

/** What a clock is read from. */
interface Waited {
  status: RequestStatus;
  createdAt: Date;
  answerDueAt: Date | null;
  answerWarnAt: Date | null;
  answeredAt: Date | null;
}

/** How the promise to a request stands. */
export interface AnswerClock {
  state: ClockState;
  dueAt: Date;
  warnAt: Date;
  answeredAt: Date | null;
  /** Of the promised hours that are over, or that the answer took, 0 to 1. */
  share: number;
  /** Minutes left of the promised hours, nights counted and free days not; below zero those since. 0 once nobody waits. */
  leftMinutes: number;
}

/** The clock of a request at a moment; null where no time was promised. */
export function answerClock(request: Waited, now: Date, time: WorkingTime): AnswerClock | null {
  const { createdAt, answerDueAt: dueAt, answerWarnAt: warnAt, answeredAt } = request;
  if (!dueAt || !warnAt) return null;
  const promised = promisedMinutesBetween(createdAt, dueAt, time);
  const shareAt = (moment: Date): number =>
    moment >= dueAt || promised === 0 ? 1 : promisedMinutesBetween(createdAt, moment, time) / promised;
  const clock = { dueAt, warnAt, answeredAt };
  if (answeredAt) return { ...clock, state: 'answered', share: shareAt(answeredAt), leftMinutes: 0 };
  if (!isUnanswered(request)) return { ...clock, state: 'stopped', share: shareAt(now), leftMinutes: 0 };
  if (now >= dueAt)
    return { ...clock, state: 'late', share: 1, leftMinutes: 0 - promisedMinutesBetween(dueAt, now, time) };
  return {
    ...clock,
    state: now >= warnAt ? 'warned' : 'running',
    share: shareAt(now),
    leftMinutes: promisedMinutesBetween(now, dueAt, time),
  };
}

/** By weekday, Monday first. */
export const ON_WEEKDAY = [
  'v\u00A0pondelok',
  'v\u00A0utorok',
  'v\u00A0stredu',
  'vo\u00A0štvrtok',
  'v\u00A0piatok',
  'v\u00A0sobotu',
  'v\u00A0nedeľu',
] as const;

/** "v utorok 24. 11. o 10:15" in Bratislava. */
export function answerBy(dueAt: Date): string {
  const { day, minutes } = wallTimeOf(dueAt);
  return `${ON_WEEKDAY[weekdayOf(day) - 1]} ${formatDayMonth(day)} o\u00A0${formatClock({ minutes })}`;
}
