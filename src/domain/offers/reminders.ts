import { addDays, type Day, instantOf, wallTimeOf } from '../kernel/local-time.ts';
import { isWorkingMoment, lastWorkingDay, type WorkingTime } from '../kernel/working-time.ts';
import type { RevisionState } from './revision-life.ts';

/** Why a client is reminded of an offer that nobody has answered (business 4), from the weakest reason to the strongest. */
export const REMINDERS = ['opened-unanswered', 'three-days-left', 'one-day-left'] as const;
export type Reminder = (typeof REMINDERS)[number];

const MOST = 3;
const DAYS_AFTER_OPENED = 5;
const DAYS_LEFT = { 'three-days-left': 3, 'one-day-left': 1 } as const;
/** Offers without a time of their own are spoken of in the morning. */
const MORNING = 9 * 60;

/** A reminder that has gone out. */
export interface Reminded {
  reminder: Reminder;
  sentAt: Date;
}

export interface RemindedOffer {
  state: RevisionState;
  validUntil: Day;
  sentAt: Date;
  viewedAt: Date | null;
  /** The client wants none, or has asked something and waits for the answer. */
  isQuiet: boolean;
  reminded: readonly Reminded[];
}

/** When an offer ends: with the last millisecond of its last day in Bratislava. */
export const endOfOffer = (validUntil: Day): Date =>
  new Date(instantOf({ day: addDays(validUntil, 1), minutes: 0 }).getTime() - 1);

/**
 * The reminder that is due now, or null: only in working hours, never after the end, each once and three in all. Of those
 * that are due at once the strongest is told, and the others never.
 */
export function dueReminder(offer: RemindedOffer, now: Date, time: WorkingTime): Reminder | null {
  const { state, reminded, isQuiet } = offer;
  if ((state !== 'sent' && state !== 'viewed') || isQuiet || reminded.length >= MOST) return null;
  if (now > endOfOffer(offer.validUntil) || !isWorkingMoment(now, time)) return null;
  const due = REMINDERS.filter((reminder) => {
    const from = dueFrom(reminder, offer, time);
    // What was due when another one went out was told by that one.
    return from !== null && from <= now && reminded.every(({ sentAt }) => sentAt < from);
  });
  return due.at(-1) ?? null;
}

/** Null where there is no reason for it: an offer that was valid for less did not have so many days left. */
function dueFrom(
  reminder: Reminder,
  { validUntil, sentAt, viewedAt }: RemindedOffer,
  time: WorkingTime,
): Date | null {
  if (reminder === 'opened-unanswered')
    return (
      viewedAt && instantOf({ day: addDays(wallTimeOf(viewedAt).day, DAYS_AFTER_OPENED), minutes: MORNING })
    );
  // A day off before the end is too late for a reminder after it.
  const day = lastWorkingDay(addDays(validUntil, -DAYS_LEFT[reminder]), time);
  const from = instantOf({ day, minutes: MORNING });
  return from > sentAt ? from : null;
}
