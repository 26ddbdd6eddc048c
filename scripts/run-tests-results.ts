import { relative } from 'node:path';
import { z } from 'zod';

/** What one part of the test run came to. */
export interface Result {
  passed: number;
  skipped: number;
  failures: Failure[];
  /** Tests that failed in one of two tries. */
  unsteady: Failure[];
  /** How long each test took, in milliseconds. */
  times: TestTime[];
}

/** A test that failed, or something outside of tests, which is of no file unless one could not be loaded. */
export interface Failure {
  title: string;
  /** The first line of what it said; empty where it said nothing. */
  message: string;
  /** As its runner finds it; null outside of files. */
  file: string | null;
}

interface TestTime {
  title: string;
  milliseconds: number;
}

/** More unsteady tests than so many fail a run: each is a fault, of the test or of the product. */
const MOST_UNSTEADY = 3;
const SHOWN_SLOWEST = 10;

interface Test extends TestTime, Failure {
  status: 'passed' | 'failed' | 'skipped';
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
  const files = vitestSchema
    .parse(report)
    .testResults.map(({ name, ...rest }) => ({ ...rest, file: relative(process.cwd(), name) }));
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map(
      ({ fullName, status, duration, failureMessages }): Test => ({
        title: `${file}: ${fullName}`,
        milliseconds: duration ?? 0,
        message: firstLine(failureMessages?.[0] ?? ''),
        file,
        status: statusOf(status),
      }),
    ),
  );
  const broken = files
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ file, message }) => ({ title: file, message: firstLine(message), file }));
  return result(tests, broken);
}

const hasFailed = ({ status }: { status: string }): boolean => status === 'failed';

/** Vitest says "passed" and "failed", Playwright "expected" and "unexpected". */
function statusOf(status: string): Test['status'] {
  if (status === 'passed' || status === 'expected') return 'passed';
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
    suites.flatMap((suite) => testsIn(suite, `/${suite.title}`)),
    errors.map(({ message }) => ({ title: firstLine(message), message: '', file: null })),
  );
}

function testsIn(suite: PlaywrightSuite, file: string, trail: string[] = []): Test[] {
  const path = [...trail, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(
      ({ projectName, status, results }): Test => ({
        title: `[${projectName}] ${[...path, title].join(' › ')}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        message: firstLine(results.find(({ error }) => error)?.error?.message ?? ''),
        file,
        status: statusOf(status),
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, file, path))];
}

function result(tests: Test[], outside: Failure[]): Result {
  const having = (wanted: Test['status']) => tests.filter(({ status }) => status === wanted);
  return {
    passed: having('passed').length,
    skipped: having('skipped').length,
    failures: [...having('failed').map(({ title, message, file }) => ({ title, message, file })), ...outside],
    unsteady: [],
    times: tests.map(({ title, milliseconds }) => ({ title, milliseconds })),
  };
}

/** Files with failures that can be tried again; null where something failed outside of them, or nothing at all. */
export function failedFiles({ failures }: Result): string[] | null {
  const files = failures.flatMap(({ file }) => file ?? []);
  return files.length > 0 && files.length === failures.length ? [...new Set(files)] : null;
}

/** What a part came to of which the files with failures were run once more: what failed in one try alone is unsteady. */
export function triedAgain(first: Result, second: Result): Result {
  if (second.failures.some(({ file }) => file === null)) return first;
  const failsIn =
    ({ failures }: Result) =>
    ({ title }: Failure) =>
      failures.some((failure) => failure.title === title);
  const [failures, mended] = partition(first.failures, failsIn(second));
  const [, broken] = partition(second.failures, failsIn(first));
  return { ...first, passed: first.passed + mended.length, failures, unsteady: [...mended, ...broken] };
}

const partition = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];

/** A failure as one line. */
export const lineOf = ({ title, message }: Failure): string =>
  message === '' ? title : `${title}: ${message}`;

/** What the whole run came to. */
export function sumOf(results: readonly Result[]): Result {
  const unsteady = results.flatMap((each) => each.unsteady);
  const tooMany =
    unsteady.length > MOST_UNSTEADY
      ? [{ title: `${unsteady.length} tests failed in one of two tries`, message: '', file: null }]
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
