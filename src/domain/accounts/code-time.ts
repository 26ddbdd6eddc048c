import { plural } from '../kernel/plural.ts';
import { LIFETIMES } from './lifetimes.ts';

/** How long a new code has to wait after the last one: a mail needs its time. */
const NEW_CODE_AFTER_MS = 60_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** What a ruler shows of a code that runs out. */
export interface CodeTime {
  /** "ešte 11 min" */
  left: string;
  /** Part of the time that is gone, 0 to 1. */
  gone: number;
  isOver: boolean;
}

/** How long a code or a link is good for that was sent at a time; all in milliseconds. */
export function codeTime(sentAt: number, now: number, lifetime: number = LIFETIMES.emailCode): CodeTime {
  const left = Math.min(lifetime, Math.max(0, sentAt + lifetime - now));
  const gone = 1 - left / lifetime;
  if (left === 0) return { left: 'uplynula', gone, isOver: true };
  const minutes = Math.floor(left / MINUTE_MS);
  const words = minutes === 0 ? 'menej ako minútu' : `ešte ${minutes}\u00A0min`;
  return { left: words, gone, isOver: false };
}

/** "15 minút": a lifetime in words; in milliseconds. */
export const minutesOf = (lifetime: number): string => plural(lifetime / MINUTE_MS, 'minute');

/** Seconds since a code was asked for; null once nobody can count on it, whenever its mail went out. In milliseconds. */
export function secondsOfCode(askedAt: number, now: number): number | null {
  const age = Math.max(0, now - askedAt);
  return age < LIFETIMES.emailCode ? Math.floor(age / SECOND_MS) : null;
}

/** Seconds until another code may be asked for. */
export const secondsToNewCode = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil((Math.min(sentAt, now) + NEW_CODE_AFTER_MS - now) / SECOND_MS));

/** "0:42" */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
