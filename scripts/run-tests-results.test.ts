import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Failure,
  failedFiles,
  lineOf,
  playwrightTried,
  type Result,
  resultOf,
  sumOf,
  type Test,
  type Tried,
} from './run-tests-results.ts';

const failure = (title: string, file: string | null = null, message = ''): Failure => ({
  title,
  file,
  message,
});

describe("Vitest's report", () => {
  /** What a run over these files comes to; their names take the place of their paths. */
  async function ran(files: Record<string, string>): Promise<Tried> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdielna-report-')));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const report = join(folder, 'report.json');
    const command = [
      'run',
      '--root',
      folder,
      '--globals',
      `--reporter=${join(import.meta.dirname, 'vitest-report.ts')}`,
    ];
    const env = { ...process.env, VITEST_REPORT: report };
    await new Promise((resolve) => {
      execFile(process.execPath, ['node_modules/vitest/vitest.mjs', ...command], { env }, resolve);
    });
    const text = readFileSync(report, 'utf8').replaceAll(`${relative(process.cwd(), folder)}/`, '');
    rmSync(folder, { recursive: true });
    return JSON.parse(text);
  }

  test('names each test with its file and what failed, and what failed outside of tests', async () => {
    const { tests, outside } = await ran({
      'a.test.js': `
        describe('adding', () => {
          test('works', () => {});
          test('fails', () => { throw new Error('too late\\nfor this'); });
          test.skip('waits', () => {});
        });`,
      'hook.test.js': `afterAll(() => { throw new Error('left open'); }); test('works', () => {});`,
      'load.test.js': `throw new Error('no such module');`,
      'late.test.js': `test('works', () => { Promise.reject(new Error('nobody caught it')); });`,
    });
    expect(tests.map(({ title, status, message }) => [title, status, message]).toSorted()).toEqual([
      ['a.test.js: adding > fails', 'failed', 'too late'],
      ['a.test.js: adding > waits', 'skipped', ''],
      ['a.test.js: adding > works', 'passed', ''],
      ['hook.test.js: works', 'passed', ''],
      ['late.test.js: works', 'passed', ''],
    ]);
    expect(outside.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      failure('hook.test.js', 'hook.test.js', 'left open'),
      failure('load.test.js', 'load.test.js', 'no such module'),
      failure('nobody caught it'),
    ]);
  });
});

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status, index) => ({
    status,
    projectName: index === 0 ? 'desktop' : 'phone',
    results: status === 'unexpected' ? [{ duration: 5, error: { message: 'Error: late\n at x' } }] : [],
  })),
});

describe("Playwright's report", () => {
  test('tests of nested groups are named for each project, with their file and what failed', () => {
    const report = {
      errors: [],
      suites: [
        {
          title: 'quote.spec.ts',
          specs: [spec('opens', 'expected', 'skipped')],
          suites: [{ title: 'quick mode', specs: [spec('sends', 'unexpected', 'expected')] }],
        },
      ],
    };
    const { tests } = playwrightTried(report);
    expect(tests.map(({ title, file, status, message }) => [title, file, status, message])).toEqual([
      ['[desktop] quote.spec.ts › opens', '/quote.spec.ts', 'passed', ''],
      ['[phone] quote.spec.ts › opens', '/quote.spec.ts', 'skipped', ''],
      ['[desktop] quote.spec.ts › quick mode › sends', '/quote.spec.ts', 'failed', 'Error: late'],
      ['[phone] quote.spec.ts › quick mode › sends', '/quote.spec.ts', 'passed', ''],
    ]);
  });

  test('what fails outside of a test is a failure', () => {
    const report = { suites: [], errors: [{ message: 'Error: No tests found\nmore' }] };
    expect(playwrightTried(report)).toEqual({ tests: [], outside: [failure('Error: No tests found')] });
  });
});

describe('A part with failures', () => {
  const of = (status: Test['status'], ...failures: Failure[]): Test[] =>
    failures.map((each) => ({ ...each, status, milliseconds: 1 }));
  const [a, other, b] = [failure('a1', 'a', 'late'), failure('a2', 'a'), failure('b', 'b')];
  const file = failure('a', 'a', 'hook');
  const lost = failure('ended with an error outside of the tests');
  const tried = (tests: Test[], ...outside: Failure[]): Tried => ({ tests, outside });
  const first = tried([...of('failed', a, b), ...of('passed', other)]);

  test('is tried again by the files of these, each once', () => {
    expect(failedFiles(tried(of('failed', a, other, b)))).toEqual(['a', 'b']);
    expect(failedFiles(tried(of('failed', a), file))).toEqual(['a']);
  });

  test('is not tried again when nothing failed, or something outside of a file', () => {
    expect(failedFiles(tried(of('passed', a)))).toBeNull();
    expect(failedFiles(tried(of('failed', a), lost))).toBeNull();
  });

  test('fails with what failed twice, and what failed once is unsteady, in whichever try', () => {
    const second = tried([...of('failed', b, other), ...of('passed', a)]);
    expect(resultOf(first, second)).toMatchObject({ passed: 2, failures: [b], unsteady: [a, other] });
  });

  test.each([
    ['ends outside of its files', tried([...of('passed', a, b, other)], lost)],
    ['does not begin them', tried(of('skipped', a, b, other))],
    ['finds neither', tried([])],
    ['fails in their hooks', tried(of('passed', a, b, other), file, failure('b', 'b', 'hook'))],
  ])('stays failed where the second try %s', (_, second) => {
    expect(resultOf(first, second)).toMatchObject({ passed: 1, failures: [a, b] });
  });

  test('of a hook is mended when its file passes as a whole', () => {
    const broken = tried(of('skipped', a, other), file);
    expect(resultOf(broken, tried(of('passed', a, other)))).toMatchObject({ failures: [], unsteady: [file] });
    expect(resultOf(broken, tried([...of('passed', a), ...of('failed', other)])).failures).toEqual([file]);
  });
});

describe('The whole run', () => {
  const part = (passed: number, unsteady: string[], ...times: number[]): Result => ({
    ...{ passed, skipped: 0, failures: [] },
    unsteady: unsteady.map((title) => failure(title)),
    times: times.map((milliseconds) => ({ title: `of ${milliseconds}`, milliseconds })),
  });

  test('is the sum of its parts with their ten slowest tests', () => {
    const sum = sumOf([part(7, ['a'], 1, 2, 3, 4, 5, 6, 7), part(5, ['b', 'c'], 9, 8, 11, 12, 10)]);
    expect(sum).toMatchObject({ passed: 12, failures: [] });
    expect(sum.unsteady.map(lineOf)).toEqual(['a', 'b', 'c']);
    expect(sum.times.map(({ milliseconds }) => milliseconds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  test('fails when more than three tests are unsteady', () => {
    const sum = sumOf([part(7, ['a', 'b']), part(5, ['c', 'd'])]);
    expect(sum.failures.map(lineOf)).toEqual(['4 tests failed in one of two tries']);
  });
});
