import { createHmac } from 'node:crypto';
import { FAILURES_KEPT, type FailuresOf, signInDelay } from '#domain/accounts/sign-in-delay.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import type { Admitted } from '../http/serve.ts';
import { closeSignIn, countFailure, findClosed, forgetFailures } from './throttle-data.ts';

interface Attempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Slows down whoever guesses: each address for each account, and each address for all of them, growing with every
 * failure. The owner signs in from elsewhere as before, because no count is of the account alone (security 20).
 */
export interface SignInThrottle {
  /** Throws rateLimited while the address, or the address for this account, has to wait. */
  enter(accountId: string | null, call: Pick<Admitted, 'addressGroup' | 'now'>): Promise<Attempt>;
  /** The same for codes of the second step: counts of their own, which the right password does not end. */
  enterSecondStep(accountId: string, call: Pick<Admitted, 'addressGroup' | 'now'>): Promise<Attempt>;
}

/** One count of failures. */
interface Counted {
  of: FailuresOf;
  key: string;
}

export function createSignInThrottle({ db, config }: Pick<Foundation, 'db' | 'config'>): SignInThrottle {
  const keyOf = (of: FailuresOf, ...parts: string[]) =>
    `${of}:${createHmac('sha256', config.secrets[0])
      .update([of, ...parts].join('\n'))
      .digest('base64url')}`;
  const attempt = async (
    counted: readonly Counted[],
    forgotten: readonly Counted[],
    now: Date,
  ): Promise<Attempt> => {
    if (config.rateLimits) {
      const until = await findClosed(
        db,
        counted.map(({ key }) => key),
        now,
      );
      if (until) throw new Fault('rateLimited', { retryAfter: Math.ceil((+until - +now) / 1000) });
    }
    return {
      async failed() {
        const since = new Date(now.getTime() - FAILURES_KEPT);
        for (const { of, key } of counted) {
          const failures = await countFailure(db, key, now, since);
          const delay = signInDelay(of, failures);
          if (delay > 0) await closeSignIn(db, key, new Date(now.getTime() + delay));
        }
      },
      async succeeded() {
        for (const { key } of forgotten) await forgetFailures(db, key);
      },
    };
  };
  const counted = (of: FailuresOf, ...parts: string[]): Counted => ({ of, key: keyOf(of, ...parts) });
  return {
    enter(accountId, { addressGroup, now }) {
      // Names that nobody has are counted together, so that they cannot be told from names that somebody has.
      const ofAccount = counted('accountFromAddress', accountId ?? 'nobody', addressGroup);
      return attempt([ofAccount, counted('address', addressGroup)], [ofAccount], now);
    },
    enterSecondStep(accountId, { addressGroup, now }) {
      const ofAccount = [
        counted('secondStepFromAddress', accountId, addressGroup),
        counted('secondStep', accountId),
      ];
      return attempt([...ofAccount, counted('address', addressGroup)], ofAccount, now);
    },
  };
}
