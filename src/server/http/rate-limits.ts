import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import { Fault } from '#domain/errors/faults.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import type { Db } from '../db/pool.ts';
import { rateLimits } from './rate-limit-table.ts';

export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

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
} as const satisfies Record<string, Limit>;

/** Address without what changes between visits of one household: IPv6 counts by /64 (security 56). */
export function addressGroup(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Counts one use; the statement is built once and named, so that each connection parses and plans it once. */
function counting(db: Db) {
  const now = sql.placeholder('now');
  const windowEnd = sql.placeholder('windowEnd');
  // A window that ended, or that a clock set back would leave open for too long, starts anew.
  const stale = sql`(${rateLimits.windowEnd} <= ${now} or ${rateLimits.windowEnd} > ${windowEnd})`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), used: 1, windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${stale} then 1 else ${rateLimits.used} + 1 end`,
        windowEnd: sql`case when ${stale} then ${windowEnd} else ${rateLimits.windowEnd} end`,
      },
    })
    .returning({ used: rateLimits.used, windowEnd: rateLimits.windowEnd })
    .prepare('count_use');
}

/**
 * Limits in PostgreSQL: shared by all instances, atomic, and surviving a restart (security 56). While the database
 * is down, each process counts for itself, so that nothing that mails or renders is ever unlimited.
 */
export class RateLimiter {
  readonly #db: Db;
  readonly #secret: string;
  readonly #clock: () => Date;
  readonly #enabled: boolean;
  readonly #counting: ReturnType<typeof counting>;
  readonly #emergency = new Map<string, { used: number; windowEnd: number }>();

  constructor(options: { db: Db; secret: string; clock: () => Date; enabled: boolean }) {
    this.#db = options.db;
    this.#secret = options.secret;
    this.#clock = options.clock;
    this.#enabled = options.enabled;
    this.#counting = counting(options.db);
  }

  /** Counts one use for the address; throws rateLimited with Retry-After when there were too many. */
  async consume(limit: Limit, ip: string): Promise<void> {
    if (!this.#enabled) return;
    const key = this.#key(limit, ip);
    const now = this.#clock();
    const { used, windowEnd } = await this.#count(key, limit, now);
    if (used <= limit.max) return;
    const retryAfter = Math.min(
      limit.seconds,
      Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000)),
    );
    throw new Fault('rateLimited', { retryAfter });
  }

  /** Removes the windows that have ended. */
  async sweep(): Promise<void> {
    await this.#db.delete(rateLimits).where(lt(rateLimits.windowEnd, this.#clock()));
  }

  /** Addresses are personal data, so the table holds only their HMAC. */
  #key(limit: Limit, ip: string): string {
    const digest = createHmac('sha256', this.#secret).update(`${limit.name}:${addressGroup(ip)}`);
    return `${limit.name}:${digest.digest('base64url').slice(0, 22)}`;
  }

  async #count(key: string, limit: Limit, now: Date): Promise<{ used: number; windowEnd: Date }> {
    const windowEnd = new Date(now.getTime() + limit.seconds * 1000);
    try {
      const [row] = await this.#counting.execute({ key, now, windowEnd });
      return row ?? { used: 1, windowEnd };
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      return this.#countHere(key, windowEnd, now);
    }
  }

  #countHere(key: string, windowEnd: Date, now: Date): { used: number; windowEnd: Date } {
    const entry = this.#emergency.get(key);
    const fresh =
      entry && entry.windowEnd > now.getTime() ? entry : { used: 0, windowEnd: windowEnd.getTime() };
    fresh.used += 1;
    this.#emergency.delete(key);
    this.#emergency.set(key, fresh);
    if (this.#emergency.size > EMERGENCY_KEYS) {
      const oldest = this.#emergency.keys().next().value;
      if (oldest !== undefined) this.#emergency.delete(oldest);
    }
    return { used: fresh.used, windowEnd: new Date(fresh.windowEnd) };
  }
}

const EMERGENCY_KEYS = 10_000;
