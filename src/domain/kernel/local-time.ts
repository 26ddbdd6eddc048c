import { lazy } from './lazy.ts';

/** A calendar day, "2026-11-24". Sorts as text. */
export type Day = string;

/** What a clock on the wall in Bratislava shows: the day and the minutes since its midnight. */
export interface WallTime {
  day: Day;
  minutes: number;
}

const HOUR = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const wallClock = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Bratislava',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/** What the clock on the wall shows at an instant, seconds left out. */
export function wallTimeOf(instant: Date): WallTime {
  const [day = '', time = ''] = wallClock().format(instant).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minutes: hours * HOUR + minutes };
}

/**
 * The instant at which the clock shows this. A time that the clock skips in spring is an hour later; one that it shows
 * twice in autumn is the first.
 */
export function instantOf({ day, minutes }: WallTime): Date {
  const asUtc = Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS;
  // Before and after a change of the clocks; the later offset gives the earlier instant.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map(offsetAt);
  const instants = offsets.map((offset) => asUtc - offset).toSorted((a, b) => a - b);
  const exact = instants.find((instant) => instant + offsetAt(instant) === asUtc);
  return new Date(exact ?? instants.at(-1) ?? asUtc);
}

/** Milliseconds by which Bratislava is ahead of UTC. */
function offsetAt(time: number): number {
  const { day, minutes } = wallTimeOf(new Date(time));
  return Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS - Math.floor(time / MINUTE_MS) * MINUTE_MS;
}

/** The day so many calendar days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  const later = new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS);
  // Plans walk through days one by one, and cutting a day out of a whole ISO string takes more than twice as long.
  return `${later.getUTCFullYear()}-${twoDigits(later.getUTCMonth() + 1)}-${twoDigits(later.getUTCDate())}`;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** Calendar days from one day to the other; below zero when it is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;
