import { z } from 'zod';

/** A test that failed, or something outside of tests. */
export interface Failure {
  title: string;
  /** The first line of what it said; empty where it said nothing. */
  message: string;
  /** As its runner finds it, and the title of what failed in it outside of tests; null where nothing can be tried again. */
  file: string | null;
}

/** One test of a try. */
export interface Test extends Failure {
  status: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
}

/** What one try of a part came to. */
export interface Tried {
  tests: Test[];
  outside: Failure[];
}

/** What a part, or the whole run, came to. */
export interface Result {
  passed: number;
  skipped: number;
  failures: Failure[];
  /** What failed in one of two tries. */
  unsteady: Failure[];
  /** How long each test took; checks are parts of their own. */
  times: Pick<Test, 'title' | 'milliseconds'>[];
}

/** More unsteady tests than so many fail a run: each is a fault, of the test or of the product. */
const MOST_UNSTEADY = 3;
const SHOWN_SLOWEST = 10;

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

const PLAYWRIGHT_STATUS: Record<string, Test['status']> = { expected: 'passed', unexpected: 'failed' };

/** Reads Playwright's JSON report; what failed outside of a test is a failure. */
export function playwrightTried(report: unknown): Tried {
  const { suites, errors } = playwrightSchema.parse(report);
  return {
    tests: suites.flatMap((suite) => testsIn(suite, `/${suite.title}`)),
    outside: errors.map(({ message }) => ({ title: firstLine(message), message: '', file: null })),
  };
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
        status: PLAYWRIGHT_STATUS[status] ?? 'skipped',
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, file, path))];
}

const having = ({ tests }: Tried, wanted: Test['status']): Test[] =>
  tests.filter(({ status }) => status === wanted);

export const failuresOf = (tried: Tried): Failure[] => [
  ...having(tried, 'failed').map(({ title, message, file }) => ({ title, message, file })),
  ...tried.outside,
];

/** Files with failures that can be tried again; null where something failed outside of them, or nothing at all. */
export function failedFiles(tried: Tried): string[] | null {
  const failures = failuresOf(tried);
  const files = failures.flatMap(({ file }) => file ?? []);
  return files.length > 0 && files.length === failures.length ? [...new Set(files)] : null;
}

/** What a part came to by its first try, and by the second one of the files with failures. */
export function resultOf(first: Tried, second: Tried | null = null): Result {
  const failed = failuresOf(first);
  const isMended = (failure: Failure) => second !== null && passes(failure, second);
  const mended = failed.filter(isMended);
  const broken = second && failedFiles(second) ? failuresOf(second) : [];
  return {
    passed: having(first, 'passed').length + mended.filter(({ title, file }) => title !== file).length,
    skipped: having(first, 'skipped').length,
    failures: failed.filter((failure) => !isMended(failure)),
    unsteady: [
      ...mended,
      ...broken.filter(({ title }) => !failed.some((failure) => failure.title === title)),
    ],
    times: first.tests.flatMap(({ title, milliseconds, file }) =>
      file === null ? [] : { title, milliseconds },
    ),
  };
}

/** Whether what had failed was tried again to its end and did not fail; of what is outside of tests, whether its file was. */
function passes({ title, file }: Failure, second: Tried): boolean {
  const tests = second.tests.filter((test) => (title === file ? test.file === file : test.title === title));
  const isOver = tests.length > 0 && tests.every(({ status }) => status !== 'failed');
  return (
    isOver &&
    tests.some(({ status }) => status === 'passed') &&
    !second.outside.some((each) => each.file === file || each.file === null)
  );
}

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
