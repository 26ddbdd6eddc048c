import { Fault } from '#domain/errors/faults.ts';

/** They share one thread, so this many more of them are this much later, together with everything else. */
const UNDER_WAY_MAX = 16;
const RETRY_SECONDS = 2;

/** RenderLimit under way, bounded: who would be one too many is told to come again (security 68). */
export class RenderLimit {
  readonly #isLate: () => boolean;
  #underWay = 0;

  /** `isLate` says that the process already cannot keep up; then nothing is rendered beside another. */
  constructor(isLate: () => boolean) {
    this.#isLate = isLate;
  }

  /** Renders, or throws `busy`. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#underWay >= (this.#isLate() ? 1 : UNDER_WAY_MAX))
      throw new Fault('busy', { retryAfter: RETRY_SECONDS });
    this.#underWay += 1;
    try {
      return await render();
    } finally {
      this.#underWay -= 1;
    }
  }
}
