import { createHmac } from 'node:crypto';
import { Fault } from '#domain/errors/faults.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import type { Db } from '../db/pool.ts';
import { addressKeys } from './client-address.ts';
import { deleteEndedWindows, type Used, usageCounter } from './rate-limit-data.ts';

export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** A /48 of IPv6 has the room of so many households: one customer can rotate through all of it. */
const HOUSEHOLDS_OF_SITE = 4;

/** Every limit of the anonymous calls, by client address (security 52, 55). */
export const LIMITS = {
  quote: { name: 'quote', max: 60, seconds: 10 * MINUTE },
  pdf: { name: 'pdf', max: 40, seconds: 10 * MINUTE },
  prd: { name: 'prd', max: 15, seconds: 15 * MINUTE },
  prdExport: { name: 'prd-export', max: 60, seconds: 15 * MINUTE },
  description: { name: 'description', max: 20, seconds: HOUR },
  request: { name: 'request', max: 20, seconds: HOUR },
  message: { name: 'message', max: 10, seconds: HOUR },
  consent: { name: 'consent', max: 30, seconds: 10 * MINUTE },
  errorReport: { name: 'error-report', max: 60, seconds: 10 * MINUTE },
  /** What one visitor may take of the site's daily budget of AI requests; past it the templates answer (security 54). */
  aiOfDay: { name: 'ai-of-day', max: 40, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;

/**
 * Limits in PostgreSQL: shared by all instances, atomic, and surviving a restart (security 56). While the database
 * is down, each process counts for itself, so that nothing that mails or renders is ever unlimited.
 */
export class RateLimiter {
  readonly #db: Db;
  readonly #secret: string;
  readonly #clock: () => Date;
  readonly #enabled: boolean;
  readonly #countUse: ReturnType<typeof usageCounter>;
  readonly #emergency = new Map<string, { used: number; windowEnd: number }>();
  /** When the windows end that are known to be used up: nothing opens them earlier, so a flood costs no query. */
  readonly #usedUp = new Map<string, number>();

  constructor(options: { db: Db; secret: string; clock: () => Date; enabled: boolean }) {
    this.#db = options.db;
    this.#secret = options.secret;
    this.#clock = options.clock;
    this.#enabled = options.enabled;
    this.#countUse = usageCounter(options.db);
  }

  /** Counts one use for the address; throws rateLimited with Retry-After when there were too many. */
  async consume(limit: Limit, ip: string): Promise<void> {
    const retryAfter = await this.#spend(limit, ip);
    if (retryAfter !== null) throw new Fault('rateLimited', { retryAfter });
  }

  /** Counts one use for the address; false when there were too many. */
  async allows(limit: Limit, ip: string): Promise<boolean> {
    return (await this.#spend(limit, ip)) === null;
  }

  /** Removes the windows that have ended. */
  async sweep(): Promise<void> {
    await deleteEndedWindows(this.#db, this.#clock());
  }

  /** Seconds until the next use, or null when this one is within the limit. */
  async #spend(limit: Limit, ip: string): Promise<number | null> {
    if (!this.#enabled) return null;
    const { household, site } = addressKeys(ip);
    const wait = await this.#spendBy(limit, household, limit.max);
    if (wait !== null || site === null) return wait;
    return this.#spendBy(limit, site, HOUSEHOLDS_OF_SITE * limit.max);
  }

  async #spendBy(limit: Limit, address: string, max: number): Promise<number | null> {
    const now = this.#clock().getTime();
    const key = this.#key(limit, address);
    const known = this.#usedUp.get(key);
    if (known !== undefined && known > now && known <= now + limit.seconds * 1000)
      return secondsUntil(known, now);
    const { used, windowEnd } = await this.#count(key, limit, new Date(now));
    if (used <= max) return null;
    put(this.#usedUp, key, windowEnd.getTime());
    return Math.min(limit.seconds, secondsUntil(windowEnd.getTime(), now));
  }

  /** Addresses are personal data, so the table holds only their HMAC. */
  #key(limit: Limit, address: string): string {
    const digest = createHmac('sha256', this.#secret).update(`${limit.name}:${address}`);
    return `${limit.name}:${digest.digest('base64url').slice(0, 22)}`;
  }

  async #count(key: string, limit: Limit, now: Date): Promise<Used> {
    const windowEnd = new Date(now.getTime() + limit.seconds * 1000);
    try {
      return await this.#countUse(key, now, windowEnd);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      return this.#countHere(key, windowEnd, now);
    }
  }

  #countHere(key: string, windowEnd: Date, now: Date): Used {
    const entry = this.#emergency.get(key);
    const fresh =
      entry && entry.windowEnd > now.getTime() ? entry : { used: 0, windowEnd: windowEnd.getTime() };
    fresh.used += 1;
    put(this.#emergency, key, fresh);
    return { used: fresh.used, windowEnd: new Date(fresh.windowEnd) };
  }
}

const KEYS_HERE = 10_000;

/** Keeps a value as the newest one; the oldest makes room for it. */
function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > KEYS_HERE && oldest !== undefined) map.delete(oldest);
}

const secondsUntil = (end: number, now: number): number => Math.max(1, Math.ceil((end - now) / 1000));
