import { describe, expect, test } from 'vitest';
import {
  type Failure,
  failedFiles,
  lineOf,
  playwrightResult,
  sumOf,
  triedAgain,
  vitestResult,
} from './run-tests-results.ts';

const vitestFile = (name: string, statuses: string[], message = '') => ({
  name,
  message,
  status: message || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({
    fullName: `test ${index}`,
    status,
    duration: 10 * index,
    failureMessages: status === 'failed' ? ['Error: late\n at x'] : [],
  })),
});

const failure = (title: string, file: string | null = null, message = '') => ({ title, file, message });

const NOTHING = { passed: 0, skipped: 0, failures: [], unsteady: [], times: [] };

describe("Vitest's report", () => {
  test('passed, failed and skipped tests are counted, failed ones named', () => {
    const report = {
      testResults: [
        vitestFile('a.test.ts', ['passed', 'failed', 'pending', 'todo']),
        vitestFile('b.test.ts', ['passed']),
      ],
    };
    expect(vitestResult(report)).toMatchObject({
      ...{ passed: 2, skipped: 2, failures: [failure('a.test.ts: test 1', 'a.test.ts', 'Error: late')] },
    });
  });

  test('a file that could not be loaded is a failure, with its first line', () => {
    const report = { testResults: [vitestFile('a.test.ts', [], 'Cannot find module\n at x')] };
    const failures = [failure('a.test.ts', 'a.test.ts', 'Cannot find module')];
    expect(vitestResult(report)).toEqual({ ...NOTHING, failures });
  });

  test('a file whose hook failed after its tests is a failure', () => {
    const report = { testResults: [vitestFile('a.test.ts', ['passed'], 'Unexpected console output')] };
    expect(vitestResult(report).failures.map(lineOf)).toEqual(['a.test.ts: Unexpected console output']);
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
  test('tests of nested groups are counted for each project, failed ones named with their file', () => {
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
    const title = '[desktop] quote.spec.ts › quick mode › sends';
    expect(playwrightResult(report)).toMatchObject({
      passed: 2,
      skipped: 1,
      failures: [failure(title, '/quote.spec.ts', 'Error: late')],
    });
  });

  test('what fails outside of a test is a failure', () => {
    const report = { suites: [], errors: [{ message: 'Error: No tests found\nmore' }] };
    expect(playwrightResult(report).failures).toEqual([failure('Error: No tests found')]);
  });
});

describe('A part with failures', () => {
  const having = (...failures: Failure[]) => ({ ...NOTHING, passed: 5, failures });
  const [a, other, b] = [
    failure('a1', 'a.test.ts', 'late'),
    failure('a2', 'a.test.ts'),
    failure('b', 'b.test.ts'),
  ];

  test('is tried again by the files of these, each once', () => {
    expect(failedFiles(having(a, other, b))).toEqual(['a.test.ts', 'b.test.ts']);
  });

  test('is not tried again when nothing failed, or something outside of a file', () => {
    expect(failedFiles(having())).toBeNull();
    expect(failedFiles(having(a, failure('ended with an error outside of the tests')))).toBeNull();
  });

  test('fails with what failed twice, and what failed once is unsteady, in whichever try', () => {
    expect(triedAgain(having(a, b), having(b, other))).toEqual({
      ...NOTHING,
      passed: 6,
      failures: [b],
      unsteady: [a, other],
    });
  });

  test('stays failed when something outside of a file fails then', () => {
    const first = having(a);
    expect(triedAgain(first, having(failure('no test ran')))).toBe(first);
  });
});

describe('The whole run', () => {
  const part = (passed: number, unsteady: string[], ...times: number[]) => ({
    ...NOTHING,
    passed,
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
