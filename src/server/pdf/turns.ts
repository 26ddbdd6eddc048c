/** A bounded queue: so many at once, so many waiting, the rest is refused. */
interface Turns {
  /** Resolves when it is the caller's turn; who got a turn must `release` it. Rejects when full or aborted. */
  take(signal?: AbortSignal): Promise<void>;
  release(): void;
  /** Rejects everybody waiting. */
  clear(): void;
}

/** `refusal` makes the error for those who come when the queue is full, or wait when it is cleared. */
export function createTurns(limits: { running: number; waiting: number }, refusal: () => Error): Turns {
  const waiting: PromiseWithResolvers<void>[] = [];
  let running = 0;

  const wait = async (signal: AbortSignal | undefined): Promise<void> => {
    const place = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(place), 1);
      place.reject(signal?.reason);
    };
    waiting.push(place);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await place.promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };

  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (running < limits.running) running += 1;
      else if (waiting.length < limits.waiting) await wait(signal);
      else throw refusal();
    },
    release() {
      const next = waiting.shift();
      // A turn is handed on, so nobody can slip in between.
      if (next) next.resolve();
      else running -= 1;
    },
    clear() {
      for (const place of waiting.splice(0)) place.reject(refusal());
    },
  };
}
