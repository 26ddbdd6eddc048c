import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/test-db-setup.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    allowOnly: false,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // Two cores: the database, the PDF worker and the tests share them.
    maxWorkers: 2,
    unstubEnvs: true,
    restoreMocks: true,
  },
});
