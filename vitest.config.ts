import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that need neither a database nor anything else that takes time to start. */
const RULES = ['src/domain', 'src/web', 'content', 'scripts'].map((folder) => `${folder}/**/*.test.{ts,tsx}`);
/** Tests of the server, on copies of one PostgreSQL that the run starts. */
const SERVICES = ['src/server/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'];

const common = {
  setupFiles: ['tests/fail-on-console.ts'],
  allowOnly: false,
  // No claim depends on them: a test that takes longer hangs. A busy machine with one core is no fault of the product.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 15_000 } },
  unstubEnvs: true,
  restoreMocks: true,
  // Modules hold no state of their own, and loading them anew for each file takes a third of the time.
  isolate: false,
  // The modules alone take 100 MB, through which the collector would go again and again: twice a second while tests send
  // files, which V8 counts apart, and still after the first time. So it waits until five times as much is there.
  execArgv: [
    '--initial-heap-size=600',
    '--heap-growing-percent=400',
    '--external-memory-accounted-in-global-limit',
    '--no-memory-reducer',
  ],
};

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      { test: { ...common, name: 'rules', include: RULES } },
      { test: { ...common, name: 'services', include: SERVICES, globalSetup: ['tests/test-db-setup.ts'] } },
    ],
  },
});
