import { defineConfig } from 'vitest/config';
import { figuresTable } from './tests/measure/figures-table.ts';

/** What a machine is measured by, one file after the other (decision 171); it needs a build. */
export default defineConfig({
  test: {
    include: ['tests/measure/**/*.measure.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    globalSetup: ['tests/test-db-setup.ts'],
    allowOnly: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    unstubEnvs: true,
    restoreMocks: true,
    maxWorkers: 1,
    fileParallelism: false,
    reporters: ['default', figuresTable],
  },
});
