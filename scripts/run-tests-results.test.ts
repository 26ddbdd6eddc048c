import { describe, expect, test } from 'vitest';
import { playwrightResult, vitestResult } from './run-tests-results.ts';

const vitestFile = (name: string, statuses: string[], message = '') => ({
  name,
  message,
  status: message || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })),
});

describe("Vitest's report", () => {
  test('passed, failed and skipped tests are counted, failed ones named', () => {
    const report = {
      testResults: [
        vitestFile('a.test.ts', ['passed', 'failed', 'pending', 'todo']),
        vitestFile('b.test.ts', ['passed']),
      ],
    };
    expect(vitestResult(report)).toEqual({ passed: 2, skipped: 2, failures: ['a.test.ts: test 1'] });
  });

  test('a file that could not be loaded is a failure, with its first line', () => {
    const report = { testResults: [vitestFile('a.test.ts', [], 'Cannot find module\n at x')] };
    expect(vitestResult(report)).toEqual({
      passed: 0,
      skipped: 0,
      failures: ['a.test.ts: Cannot find module'],
    });
  });

  test('a file whose hook failed after its tests is a failure', () => {
    const report = { testResults: [vitestFile('a.test.ts', ['passed'], 'Unexpected console output')] };
    expect(vitestResult(report).failures).toEqual(['a.test.ts: Unexpected console output']);
  });
});

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status, index) => ({ status, projectName: index === 0 ? 'desktop' : 'phone' })),
});

describe("Playwright's report", () => {
  test('tests of nested groups are counted for each project, failed and flaky ones named', () => {
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
    expect(playwrightResult(report)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [
        '[desktop] quote.spec.ts › quick mode › sends',
        '[phone] quote.spec.ts › quick mode › sends',
      ],
    });
  });

  test('what fails outside of a test is a failure', () => {
    const report = { suites: [], errors: [{ message: 'Error: No tests found\nmore' }] };
    expect(playwrightResult(report).failures).toEqual(['Error: No tests found']);
  });
});
