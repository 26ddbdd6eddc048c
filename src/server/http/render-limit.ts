import { setImmediate as nextTurn } from 'node:timers/promises';
import { Fault } from '#domain/errors/faults.ts';
import { createFairQueue } from '../fair-queue.ts';
import { addressGroup } from './client-address.ts';

/** They share one thread, so this many more of them are this much later, together with everything else. */
const UNDER_WAY_MAX = 16;
const RETRY_SECONDS = 2;
const busy = () => new Fault('busy', { retryAfter: RETRY_SECONDS });

/** A person opens a link in a tab or two, and an office of several people has one address. */
const SECRET_QUEUE = {
  ...{ running: 4, runningPerClient: 2, waiting: 40, waitingPerClient: 10 },
  ...{ full: busy, ownShareFull: busy },
} as const;

/** Renderings under way, bounded: who would be one too many is told to come again (security 68). */
export class RenderLimit {
  readonly #isLate: () => boolean;
  #underWay = 0;

  /** `isLate` says that the process already cannot keep up; then nothing is rendered beside another. */
  constructor(isLate: () => boolean) {
    this.#isLate = isLate;
  }

  /** Renders, or throws `busy`. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#underWay >= (this.#isLate() ? 1 : UNDER_WAY_MAX)) throw busy();
    this.#underWay += 1;
    try {
      return await render();
    } finally {
      this.#underWay -= 1;
    }
  }
}

/**
 * The places of pages that are made for each visit: two for each address and each link, four in all. Who finds none waits
 * in turn with others, and is told to come again where too many wait (decision 182).
 */
export class SecretPlaces {
  readonly #ofAddress = createFairQueue(SECRET_QUEUE);
  readonly #ofLink = createFairQueue(SECRET_QUEUE);
  #last: Promise<unknown> = Promise.resolve();

  /** Works in a place, or throws `busy`. */
  async take<T>({ secret, ip }: { secret: string; ip: string }, work: () => Promise<T>): Promise<T> {
    // Who guesses links has as many as they like, so they wait for their own address first.
    const leaveAddress = await this.#ofAddress.acquire({ client: addressGroup(ip), cost: 1 });
    try {
      const leaveLink = await this.#ofLink.acquire({ client: secret, cost: 1 });
      return await work().finally(leaveLink);
    } finally {
      leaveAddress();
    }
  }

  /** Renders once no other page in a place is being rendered and everybody else had a turn: it takes the one thread for itself. */
  async alone<T>(render: () => Promise<T>): Promise<T> {
    const rendering = this.#last.then(() => nextTurn()).then(render);
    this.#last = rendering.catch(() => {});
    return rendering;
  }
}
