import { createHmac } from 'node:crypto';
import {
  FAILURES_KEPT,
  type FailuresOf,
  LONGEST_DELAY,
  signInDelay,
} from '#domain/accounts/sign-in-delay.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { Admitted } from '../http/serve.ts';
import { type Counted, countFailure, findClosed, forgetFailures, uncountFailure } from './throttle-data.ts';

type Guessing = Pick<Admitted, 'addressGroup' | 'now'>;

/**
 * Slows down whoever guesses: each address for each name, and each address for all of them, growing with every failure.
 * The owner signs in from elsewhere as before, because no count is of the name alone (security 20). A guess counts as a
 * failure until it has turned out right, so that many at once are not more than one after the other.
 */
export interface SignInThrottle {
  /**
   * Whether a password is right; throws rateLimited while the address, or the address for this name, has to wait. Names
   * that nobody has count like others, and the names of one account each for itself: no refusal tells whose they are.
   */
  guess(name: string, call: Guessing, isRight: () => Promise<boolean>): Promise<boolean>;
  /** The same for codes of the second step: counts of their own, which the right password does not end. */
  guessSecondStep(accountId: string, call: Guessing, isRight: () => Promise<boolean>): Promise<boolean>;
}

/** Failures that are added up, and whether a right guess makes them forgotten. */
interface Count {
  of: FailuresOf;
  key: string;
  isForgiven: boolean;
}

export function createSignInThrottle({ db, config }: Pick<Foundation, 'db' | 'config'>): SignInThrottle {
  const keyOf = (of: FailuresOf, parts: readonly string[]) =>
    `${of}:${createHmac('sha256', config.secrets[0])
      .update([of, ...parts].join('\n'))
      .digest('base64url')}`;
  const forgiven = (of: FailuresOf, ...parts: string[]): Count => ({
    of,
    key: keyOf(of, parts),
    isForgiven: true,
  });
  /** A right guess of one's own account says nothing about the others that an address has tried. */
  const ofAddress = (addressGroup: string): Count => ({
    of: 'address',
    key: keyOf('address', [addressGroup]),
    isForgiven: false,
  });

  /** Counts a guess everywhere; throws, and counts it nowhere, while one of them is closed. */
  const count = (counts: readonly Count[], now: Date): Promise<Counted[]> =>
    db.transaction(async (transaction) => {
      const since = new Date(now.getTime() - FAILURES_KEPT);
      const all: Counted[] = [];
      for (const { of, key } of counts) {
        const delay = (failures: number) => signInDelay(of, failures);
        const counted = await countFailure(transaction, key, { now, since, longest: LONGEST_DELAY, delay });
        if (!counted)
          throw new Fault('rateLimited', { retryAfter: await secondsLeft(transaction, counts, now) });
        all.push(counted);
      }
      return all;
    });

  const guess = async (
    counts: readonly Count[],
    now: Date,
    isRight: () => Promise<boolean>,
  ): Promise<boolean> => {
    if (!config.rateLimits) return isRight();
    const counted = await count(counts, now);
    const takeBack = (all: readonly Counted[]) => Promise.all(all.map((one) => uncountFailure(db, one)));
    try {
      if (!(await isRight())) return false;
    } catch (error) {
      // Nobody has compared anything: the queue was full, or the database is gone.
      await takeBack(counted);
      throw error;
    }
    await takeBack(counted.filter((_, at) => !counts[at]?.isForgiven));
    for (const { key } of counts.filter(({ isForgiven }) => isForgiven)) await forgetFailures(db, key);
    return true;
  };

  return {
    guess: (name, { addressGroup, now }, isRight) =>
      guess([forgiven('accountFromAddress', name, addressGroup), ofAddress(addressGroup)], now, isRight),
    guessSecondStep: (accountId, { addressGroup, now }, isRight) =>
      guess(
        [
          forgiven('secondStepFromAddress', accountId, addressGroup),
          forgiven('secondStep', accountId),
          ofAddress(addressGroup),
        ],
        now,
        isRight,
      ),
  };
}

async function secondsLeft(transaction: Transaction, counts: readonly Count[], now: Date): Promise<number> {
  const keys = counts.map(({ key }) => key);
  const until = await findClosed(transaction, keys, now);
  return until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 1;
}
