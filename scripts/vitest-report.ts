import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestSuite } from 'vitest/node';
import type { Failure, Test, Tried } from './run-tests-results.ts';

/** Where the report goes. */
const FILE = process.env.VITEST_REPORT ?? '';

/** Leaves what a run of Vitest came to as `Tried`; its own JSON leaves out what nobody caught. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const tried: Tried = {
      tests: modules.flatMap(testsOf),
      outside: [
        ...modules.flatMap(outsideOf),
        ...unhandled.map(({ message }) => ({ title: firstLine(message), message: '', file: null })),
      ],
    };
    writeFileSync(FILE, JSON.stringify(tried));
  }
}

const fileOf = ({ moduleId }: TestModule): string => relative(process.cwd(), moduleId);

const testsOf = (module: TestModule): Test[] =>
  [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    return {
      title: `${fileOf(module)}: ${test.fullName}`,
      message: firstLine(errors?.[0]?.message),
      file: fileOf(module),
      // Of a worker that ended the rest was not begun.
      status: state === 'pending' ? 'failed' : state,
      milliseconds: test.diagnostic()?.duration ?? 0,
    };
  });

/** What failed in a file outside of its tests: while it was loaded, or in a hook around many of them. */
function outsideOf(module: TestModule): Failure[] {
  const suites: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  return suites
    .flatMap((suite) => suite.errors())
    .map(({ message }) => ({ title: fileOf(module), message: firstLine(message), file: fileOf(module) }));
}

const firstLine = (text = ''): string => text.trim().split('\n')[0] ?? '';
