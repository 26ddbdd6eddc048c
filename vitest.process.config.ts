import { defineConfig } from 'vitest/config';

/** Tests of the built program in processes of its own; they need a build. */
export default defineConfig({
  test: {
    include: ['tests/process/*.spec.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    allowOnly: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // They run beside the unit tests, which leave some of two cores to them.
    maxWorkers: 2,
  },
});
