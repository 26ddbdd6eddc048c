import { and, eq, gte, inArray, or, type SQL } from 'drizzle-orm';
import type { Day } from '#domain/kernel/local-time.ts';
import { OPEN_STATES } from '#domain/offers/revision-life.ts';
import { offers } from './table.ts';

/** Offers that a client can accept on that day: what is over is stored as it was while it was open. */
export const isOpenOn = (today: Day): SQL | undefined =>
  and(inArray(offers.state, [...OPEN_STATES]), gte(offers.validUntil, today));

/** Offers that stand with their client on that day: open ones and accepted ones (STANDING_STATES). */
export const standsOn = (today: Day): SQL | undefined => or(isOpenOn(today), eq(offers.state, 'accepted'));
