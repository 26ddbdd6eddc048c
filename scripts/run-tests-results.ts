import { z } from 'zod';

/** What one part of the test run came to. */
export interface Result {
  passed: number;
  skipped: number;
  /** One line for each failure. */
  failures: string[];
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function vitestResult(report: unknown): Result {
  const files = vitestSchema.parse(report).testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ status, title: `${name}: ${fullName}` })),
  );
  const failed = tests.filter(({ status }) => status === 'failed').map(({ title }) => title);
  const broken = files
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name, message }) => `${name}: ${firstLine(message)}`);
  return result(tests, [...failed, ...broken]);
}

const hasFailed = ({ status }: { status: string }): boolean => status === 'failed';

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const suiteSchema: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().default('') })),
});

/** Reads Playwright's JSON report; what failed outside of a test, and a test that passed only when repeated, are failures. */
export function playwrightResult(report: unknown): Result {
  const { suites, errors } = playwrightSchema.parse(report);
  const tests = suites.flatMap((suite) => testsIn(suite, []));
  const failed = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title }) => title);
  return result(tests, [...failed, ...errors.map(({ message }) => firstLine(message))]);
}

function testsIn(suite: PlaywrightSuite, trail: string[]): { title: string; status: string }[] {
  const path = [...trail, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({
      status,
      title: `[${projectName}] ${[...path, title].join(' › ')}`,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path))];
}

const PASSED = ['passed', 'expected'];
const SKIPPED = ['skipped', 'pending', 'todo', 'disabled'];

const result = (tests: { status: string }[], failures: string[]): Result => ({
  passed: tests.filter(({ status }) => PASSED.includes(status)).length,
  skipped: tests.filter(({ status }) => SKIPPED.includes(status)).length,
  failures,
});

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
