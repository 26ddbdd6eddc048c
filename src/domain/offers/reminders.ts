import { addDays, type Day, instantOf, wallTimeOf } from '../kernel/local-time.ts';
import { isWorkingMoment, lastWorkingDay, type WorkingTime } from '../kernel/working-time.ts';
import { isOpenState, type RevisionState } from './revision-life.ts';

/** Why a client is reminded by itself of an offer that nobody has answered (business 4), from the weakest reason to the strongest. */
const BY_ITSELF = ['opened-unanswered', 'three-days-left', 'one-day-left'] as const;
/** The operator can do it, too. */
export const REMINDERS = ['by-hand', ...BY_ITSELF] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Of one offer, whatever its revisions: a change of it does not begin anew (business 4). */
export const REMINDERS_MAX = 3;
const DAYS_AFTER_OPENED = 5;
const DAYS_LEFT = { 'three-days-left': 3, 'one-day-left': 1 } as const;
/** At least so long after the last mail about it the operator can remind by hand. */
const BETWEEN_MS = 24 * 60 * 60 * 1000;
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
  /** Of all its revisions. */
  reminded: readonly Reminded[];
}

/** When an offer ends: with the last millisecond of its last day in Bratislava. */
export const endOfOffer = (validUntil: Day): Date =>
  new Date(instantOf({ day: addDays(validUntil, 1), minutes: 0 }).getTime() - 1);

/** What holds for every reminder (business 4): never at night, on days off or after an answer, and three of an offer at most. */
const canBeReminded = (
  { state, validUntil, isQuiet, reminded }: RemindedOffer,
  now: Date,
  time: WorkingTime,
): boolean =>
  isOpenState(state) &&
  !isQuiet &&
  reminded.length < REMINDERS_MAX &&
  now <= endOfOffer(validUntil) &&
  isWorkingMoment(now, time);

/** Whether the operator can remind the client now: once of a revision, and a day after whatever was last sent of it. */
export function canRemindByHand(offer: RemindedOffer, now: Date, time: WorkingTime): boolean {
  const { sentAt, reminded } = offer;
  const isNew = reminded.every((one) => one.reminder !== 'by-hand' || one.sentAt < sentAt);
  const last = Math.max(sentAt.getTime(), ...reminded.map((one) => one.sentAt.getTime()));
  return isNew && now.getTime() - last >= BETWEEN_MS && canBeReminded(offer, now, time);
}

/**
 * The reminder that is due now, or null: only in working hours, never after the end, each once of a revision and three of
 * an offer. Of those that are due at once the strongest is told, and the others never.
 */
export function dueReminder(offer: RemindedOffer, now: Date, time: WorkingTime): Reminder | null {
  const { reminded } = offer;
  if (!canBeReminded(offer, now, time)) return null;
  const due = BY_ITSELF.filter((reminder) => {
    const from = dueFrom(reminder, offer, time);
    // What was due when another one went out was told by that one.
    return from !== null && from <= now && reminded.every(({ sentAt }) => sentAt < from);
  });
  return due.at(-1) ?? null;
}

/** Null where there is no reason for it: an offer that was valid for less did not have so many days left. */
function dueFrom(
  reminder: (typeof BY_ITSELF)[number],
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
