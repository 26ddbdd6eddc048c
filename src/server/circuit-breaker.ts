/** Stops calls to a service that keeps failing, so that visitors do not wait for it in vain. */
export interface CircuitBreaker {
  /** Milliseconds until the next attempt is allowed; 0 lets this one through. */
  wait(): number;
  succeeded(): void;
  failed(): void;
}

export interface CircuitBreakerOptions {
  /** Failures in a row that open it. */
  failures: number;
  /** Milliseconds it stays open before one attempt is let through. */
  pause: number;
  /** Milliseconds of a clock. */
  now: () => number;
}

/** Opens after the failures; after the pause a single attempt decides whether it closes again. */
export function createCircuitBreaker({ failures, pause, now }: CircuitBreakerOptions): CircuitBreaker {
  let failed = 0;
  let openUntil = 0;
  return {
    wait() {
      if (failed < failures) return 0;
      const left = openUntil - now();
      if (left > 0) return left;
      openUntil = now() + pause;
      return 0;
    },
    succeeded() {
      failed = 0;
    },
    failed() {
      failed += 1;
      if (failed >= failures) openUntil = now() + pause;
    },
  };
}
