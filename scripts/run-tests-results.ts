import { relative } from 'node:path';
import { z } from 'zod';

/** What one part of the test run came to. */
export interface Result {
  passed: number;
  skipped: number;
  /** One line for each failure. */
  failures: string[];
  /** Tests that failed and passed when they were tried again, each with the first line of its first failure. */
  unsteady: string[];
  /** How long each test took, in milliseconds. */
  times: TestTime[];
}

interface TestTime {
  title: string;
  milliseconds: number;
}

/** More unsteady tests than so many fail a run: each is a fault, of the test or of the product. */
const MOST_UNSTEADY = 3;
const SHOWN_SLOWEST = 10;

interface Test extends TestTime {
  status: 'passed' | 'unsteady' | 'failed' | 'skipped';
  /** Of the first try; empty where nothing failed. */
  message: string;
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function vitestResult(report: unknown): Result {
  const files = vitestSchema.parse(report).testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }): Test => {
      const message = firstLine(failureMessages?.[0] ?? '');
      return {
        title: `${relative(process.cwd(), name)}: ${fullName}`,
        milliseconds: duration ?? 0,
        message,
        status: statusOf(status, message !== ''),
      };
    }),
  );
  const broken = files
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name, message }) => `${name}: ${firstLine(message)}`);
  return result(tests, broken);
}

const hasFailed = ({ status }: { status: string }): boolean => status === 'failed';

/** Vitest says "passed" of a test that passed when it was tried again, and keeps what had failed; Playwright "flaky". */
function statusOf(status: string, failedBefore: boolean): Test['status'] {
  if (status === 'passed' || status === 'expected') return failedBefore ? 'unsteady' : 'passed';
  if (status === 'flaky') return 'unsteady';
  return status === 'failed' || status === 'unexpected' ? 'failed' : 'skipped';
}

const playwrightTestSchema = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z
    .array(
      z.object({ duration: z.number(), error: z.object({ message: z.string().default('') }).optional() }),
    )
    .default([]),
});

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: z.infer<typeof playwrightTestSchema>[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const suiteSchema: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTestSchema) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().default('') })),
});

/** Reads Playwright's JSON report; what failed outside of a test is a failure. */
export function playwrightResult(report: unknown): Result {
  const { suites, errors } = playwrightSchema.parse(report);
  return result(
    suites.flatMap((suite) => testsIn(suite, [])),
    errors.map(({ message }) => firstLine(message)),
  );
}

function testsIn(suite: PlaywrightSuite, trail: string[]): Test[] {
  const path = [...trail, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(
      ({ projectName, status, results }): Test => ({
        title: `[${projectName}] ${[...path, title].join(' › ')}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        message: firstLine(results.find(({ error }) => error)?.error?.message ?? ''),
        status: statusOf(status, false),
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path))];
}

function result(tests: Test[], outside: string[]): Result {
  const having = (wanted: Test['status']) => tests.filter(({ status }) => status === wanted);
  const unsteady = having('unsteady');
  return {
    passed: having('passed').length + unsteady.length,
    skipped: having('skipped').length,
    failures: [...having('failed').map(({ title }) => title), ...outside],
    unsteady: unsteady.map(({ title, message }) => (message === '' ? title : `${title}: ${message}`)),
    times: tests.map(({ title, milliseconds }) => ({ title, milliseconds })),
  };
}

/** What the whole run came to. */
export function sumOf(results: readonly Result[]): Result {
  const unsteady = results.flatMap((each) => each.unsteady);
  const tooMany =
    unsteady.length > MOST_UNSTEADY
      ? [`${unsteady.length} tests passed only when they were tried again`]
      : [];
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: [...results.flatMap(({ failures }) => failures), ...tooMany],
    unsteady,
    times: results
      .flatMap(({ times }) => times)
      .sort((one, other) => other.milliseconds - one.milliseconds)
      .slice(0, SHOWN_SLOWEST),
  };
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
