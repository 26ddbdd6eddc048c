import { describe, expect, test } from 'vitest';
import { playwrightResult, sumOf, vitestResult } from './run-tests-results.ts';

const vitestFile = (name: string, statuses: string[], message = '') => ({
  name,
  message,
  status: message || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({
    fullName: `test ${index}`,
    status,
    duration: 10 * index,
  })),
});

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
      ...{ passed: 2, skipped: 2, failures: ['a.test.ts: test 1'], unsteady: [] },
    });
  });

  test('a test that passed when it was tried again is named with what had failed', () => {
    const tried = {
      fullName: 'sends',
      status: 'passed',
      duration: 30,
      failureMessages: ['Error: late\n at x'],
    };
    const report = { testResults: [{ ...vitestFile('a.test.ts', []), assertionResults: [tried] }] };
    expect(vitestResult(report)).toEqual({
      ...NOTHING,
      passed: 1,
      unsteady: ['a.test.ts: sends: Error: late'],
      times: [{ title: 'a.test.ts: sends', milliseconds: 30 }],
    });
  });

  test('a file that could not be loaded is a failure, with its first line', () => {
    const report = { testResults: [vitestFile('a.test.ts', [], 'Cannot find module\n at x')] };
    expect(vitestResult(report)).toEqual({ ...NOTHING, failures: ['a.test.ts: Cannot find module'] });
  });

  test('a file whose hook failed after its tests is a failure', () => {
    const report = { testResults: [vitestFile('a.test.ts', ['passed'], 'Unexpected console output')] };
    expect(vitestResult(report).failures).toEqual(['a.test.ts: Unexpected console output']);
  });
});

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status, index) => ({
    status,
    projectName: index === 0 ? 'desktop' : 'phone',
    results:
      status === 'flaky' ? [{ duration: 5, error: { message: 'Error: late\n at x' } }, { duration: 7 }] : [],
  })),
});

describe("Playwright's report", () => {
  test('tests of nested groups are counted for each project, failed ones named, and those that passed when they were tried again', () => {
    const report = {
      errors: [],
      suites: [
        {
          title: 'quote.spec.ts',
          specs: [spec('opens', 'expected', 'skipped')],
          suites: [{ title: 'quick mode', specs: [spec('sends', 'unexpected', 'flaky')] }],
        },
      ],
    };
    expect(playwrightResult(report)).toMatchObject({
      passed: 2,
      skipped: 1,
      failures: ['[desktop] quote.spec.ts › quick mode › sends'],
      unsteady: ['[phone] quote.spec.ts › quick mode › sends: Error: late'],
    });
  });

  test('what fails outside of a test is a failure', () => {
    const report = { suites: [], errors: [{ message: 'Error: No tests found\nmore' }] };
    expect(playwrightResult(report).failures).toEqual(['Error: No tests found']);
  });
});

describe('The whole run', () => {
  const part = (passed: number, unsteady: string[], ...times: number[]) => ({
    ...NOTHING,
    passed,
    unsteady,
    times: times.map((milliseconds) => ({ title: `of ${milliseconds}`, milliseconds })),
  });

  test('is the sum of its parts with their ten slowest tests', () => {
    const sum = sumOf([part(7, ['a'], 1, 2, 3, 4, 5, 6, 7), part(5, ['b', 'c'], 9, 8, 11, 12, 10)]);
    expect(sum).toMatchObject({ passed: 12, failures: [], unsteady: ['a', 'b', 'c'] });
    expect(sum.times.map(({ milliseconds }) => milliseconds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  test('fails when more than three tests are unsteady', () => {
    const sum = sumOf([part(7, ['a', 'b']), part(5, ['c', 'd'])]);
    expect(sum.failures).toEqual(['4 tests passed only when they were tried again']);
  });
});
