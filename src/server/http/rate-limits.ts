import { createHmac } from 'node:crypto';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Limit } from '#domain/api/limit.ts';
import { Fault } from '#domain/errors/faults.ts';
import { foldedEmail } from '#domain/kernel/email.ts';
import { inBatches } from '../db/batches.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import type { Db } from '../db/pool.ts';
import { addressKeys } from './client-address.ts';
import { deleteEndedWindows, type Used, usageCounter } from './rate-limit-data.ts';

/** Whose use is counted. */
export interface Caller {
  ip: string;
  actor: Actor;
  /** The e-mail that the call names, where its limit counts by it. */
  email?: string;
}

/** A /48 of IPv6 has the room of so many households: one customer can rotate through all of it. */
const HOUSEHOLDS_OF_SITE = 4;

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

  /** Counts one use; throws rateLimited with Retry-After when there were too many. */
  async consume(limit: Limit, caller: Caller): Promise<void> {
    const retryAfter = await this.#spend(limit, caller);
    if (retryAfter !== null) throw new Fault('rateLimited', { retryAfter });
  }

  /** Counts one use; false when there were too many. */
  async allows(limit: Limit, caller: Caller): Promise<boolean> {
    return (await this.#spend(limit, caller)) === null;
  }

  /** Removes the windows that have ended; answers how many. */
  sweep(): Promise<number> {
    const now = this.#clock();
    return inBatches((limit) => deleteEndedWindows(this.#db, now, limit));
  }

  /** Seconds until the next use, or null when this one is within the limit. */
  async #spend(limit: Limit, caller: Caller): Promise<number | null> {
    if (!this.#enabled) return null;
    for (const { of, max } of countsOf(limit, caller)) {
      const wait = await this.#spendBy(limit, of, max);
      if (wait !== null) return wait;
    }
    return null;
  }

  async #spendBy(limit: Limit, of: string, max: number): Promise<number | null> {
    const now = this.#clock().getTime();
    const key = this.#key(limit, of);
    const known = this.#usedUp.get(key);
    if (known !== undefined && known > now && known <= now + limit.seconds * 1000)
      return secondsUntil(known, now);
    const { used, windowEnd } = await this.#count(key, limit, new Date(now));
    if (used <= max) return null;
    put(this.#usedUp, key, windowEnd.getTime());
    return Math.min(limit.seconds, secondsUntil(windowEnd.getTime(), now));
  }

  /** Addresses and e-mails are personal data, so the table holds only their HMAC. */
  #key(limit: Limit, of: string): string {
    const digest = createHmac('sha256', this.#secret).update(`${limit.name}:${of}`);
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

/** What a use is counted under, and how many are allowed there; a stranger has no account, only an address. */
function countsOf({ by, max }: Limit, { ip, actor, email }: Caller): { of: string; max: number }[] {
  if (by === 'account' && 'accountId' in actor) return [{ of: actor.accountId, max }];
  const { household, site } = addressKeys(ip);
  const ofSite = site === null ? [] : [{ of: site, max: HOUSEHOLDS_OF_SITE * max }];
  const ofAddress = [{ of: household, max }, ...ofSite];
  if (by === 'addressToEmail' && email !== undefined)
    return ofAddress.map((each) => ({ ...each, of: `${each.of} ${foldedEmail(email)}` }));
  // The e-mail last: an address that has had its own uses takes away none of a stranger's.
  const ofEmail = by === 'email' && email !== undefined ? [{ of: foldedEmail(email), max }] : [];
  return [...ofAddress, ...ofEmail];
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
