import { vi } from 'vitest';

/** How long a test waits for what has to happen, as `expect.poll` does; a limit only for what never happens. */
const WAIT_MS = 15_000;

/** What `look` gives as soon as it throws nothing; fails with its last error after `timeout` milliseconds. */
export const waitFor = <T>(look: () => T | Promise<T>, timeout = WAIT_MS): Promise<T> =>
  vi.waitFor(look, { timeout, interval: 50 });
