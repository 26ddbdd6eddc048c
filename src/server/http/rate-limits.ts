import { createHmac } from 'node:crypto';
import { Fault } from '#domain/errors/faults.ts';
import { inBatches } from '../db/batches.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import type { Db } from '../db/pool.ts';
import { addressKeys } from './client-address.ts';
import { deleteEndedWindows, type Used, usageCounter } from './rate-limit-data.ts';

export interface Limit {
  name: string;
  max: number;
  seconds: number;
  /** True where each process counts for itself, because a query would cost more than the call. */
  cheap?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** A /48 of IPv6 has the room of so many households: one customer can rotate through all of it. */
const HOUSEHOLDS_OF_SITE = 4;

/** Every limit of the anonymous calls, by client address (security 52, 55). */
export const LIMITS = {
  /** Calls that answer from memory, all together: a visitor needs three for each page, and many can share an address. */
  read: { name: 'read', max: 1_200, seconds: 10 * MINUTE, cheap: true },
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
  readonly #emergency = new Map<string, Used>();
  /** Apart from the emergency, so that a flood of cheap calls pushes nothing out of it. */
  readonly #cheap = new Map<string, Used>();
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

  /** Removes the windows that have ended; answers how many. */
  sweep(): Promise<number> {
    const now = this.#clock();
    return inBatches((limit) => deleteEndedWindows(this.#db, now, limit));
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
    if (limit.cheap) return countIn(this.#cheap, key, now, windowEnd);
    try {
      return await this.#countUse(key, now, windowEnd);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      return countIn(this.#emergency, key, now, windowEnd);
    }
  }
}

/** Counts one use in memory, as `usageCounter` does in the database. */
function countIn(windows: Map<string, Used>, key: string, now: Date, windowEnd: Date): Used {
  const known = windows.get(key);
  const isOpen = known !== undefined && known.windowEnd > now && known.windowEnd <= windowEnd;
  const counted = isOpen ? { ...known, used: known.used + 1 } : { used: 1, windowEnd };
  put(windows, key, counted);
  return counted;
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
