import { defineConfig } from 'vitest/config';

/** Tests of the built program in processes of its own; they need a build. */
export default defineConfig({
  test: {
    include: ['tests/process/*.spec.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    allowOnly: false,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // They wait for processes more than they work, so that two cores serve three.
    maxWorkers: 3,
  },
});
