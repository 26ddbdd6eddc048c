import { localDay } from '#domain/kernel/format.ts';
import type { Db } from '../db/pool.ts';
import { requestsOf, takeRequest } from './data.ts';

/** Counts requests to the AI provider; the number is shared by all instances and survives restarts (security 54). */
export interface AiBudget {
  /** Takes one request of today's budget; false when it is used up. */
  take(): Promise<boolean>;
  /** Whether today's budget was there and is gone. */
  isUsedUp(): Promise<boolean>;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const isoDay = (date: Date): string => {
  const [year, month, day] = localDay(date);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** A budget of `limit` requests for each calendar day in Bratislava. */
export function createAiBudget(db: Db, limit: number, now: () => Date): AiBudget {
  return {
    take: async () => limit > 0 && takeRequest(db, isoDay(now()), limit),
    isUsedUp: async () => limit > 0 && (await requestsOf(db, isoDay(now()))) >= limit,
  };
}
