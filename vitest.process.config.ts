import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Waits 45 s for what a killed server has left to be given to another one, and needs nothing of the machine meanwhile. */
const LONG_WAIT = /submissions\.spec\.ts$/;

/** The long wait first: the others run beside it, and nobody waits for it at the end. */
class LongWaitFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => LONG_WAIT.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** Tests of the built program in processes of its own; they need a build. */
export default defineConfig({
  test: {
    include: ['tests/process/*.spec.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    globalSetup: ['tests/process/begun-data.ts'],
    allowOnly: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongWaitFirst },
  },
});
