import { addDays, type Day, instantOf, wallTimeOf } from '../kernel/local-time.ts';
import { nextWorkingMoment, type WorkingTime } from '../kernel/working-time.ts';
import type { RevisionState } from './revision-life.ts';

/** Why a client is reminded of an offer that nobody has answered (business 4). */
export const REMINDERS = ['three-days-left', 'one-day-left', 'opened-unanswered'] as const;
export type Reminder = (typeof REMINDERS)[number];

const MOST = 3;
const DAYS_AFTER_OPENED = 5;
const DAYS_LEFT = { 'three-days-left': 3, 'one-day-left': 1 } as const;
/** Offers without a time of their own are spoken of in the morning. */
const MORNING = 9 * 60;

export interface RemindedOffer {
  state: RevisionState;
  validUntil: Day;
  sentAt: Date;
  viewedAt: Date | null;
  /** The client wants none, or has asked something and waits for the answer. */
  isQuiet: boolean;
  reminded: readonly Reminder[];
}

/** When an offer ends: with the last millisecond of its last day in Bratislava. */
export const endOfOffer = (validUntil: Day): Date =>
  new Date(instantOf({ day: addDays(validUntil, 1), minutes: 0 }).getTime() - 1);

/**
 * The reminder that is due now, or null: only in working hours, never after the end, each once and three in all. Of two
 * that are due at once the later stage is told, and the earlier one never.
 */
export function dueReminder(offer: RemindedOffer, now: Date, time: WorkingTime): Reminder | null {
  const { state, reminded, isQuiet } = offer;
  if ((state !== 'sent' && state !== 'viewed') || isQuiet || reminded.length >= MOST) return null;
  if (now > endOfOffer(offer.validUntil) || nextWorkingMoment(now, time) > now) return null;
  const due = REMINDERS.filter((reminder) => !reminded.includes(reminder)).filter((reminder) => {
    const from = dueFrom(reminder, offer);
    return from !== null && from <= now;
  });
  if (due.includes('one-day-left')) return 'one-day-left';
  if (reminded.includes('one-day-left')) return null;
  return due.find((reminder) => reminder === 'three-days-left') ?? due[0] ?? null;
}

/** Null where there is no reason for it: an offer that was valid for less did not have so many days left. */
function dueFrom(reminder: Reminder, { validUntil, sentAt, viewedAt }: RemindedOffer): Date | null {
  if (reminder === 'opened-unanswered')
    return (
      viewedAt && instantOf({ day: addDays(wallTimeOf(viewedAt).day, DAYS_AFTER_OPENED), minutes: MORNING })
    );
  const from = instantOf({ day: addDays(validUntil, -DAYS_LEFT[reminder]), minutes: MORNING });
  return from > sentAt ? from : null;
}
