import { onTestFinished } from 'vitest';

/** Holds an answer until it is opened; what still waits when the test is over is let go. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  return { passed: promise, open: () => resolve() };
}
