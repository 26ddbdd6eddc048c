import { describe, expect, it, test } from 'vitest';
import { ERROR_CATEGORIES, type ErrorCategory, SEVERITIES, severityOf } from './categories.ts';
import { failedChunk } from './chunk.ts';
import { recoveryActions } from './recovery.ts';
import { retriesMutation, retriesQuery, retryDelay } from './retry-policy.ts';
import { errorAdvice, errorLabel, errorTitle, severityLabel } from './texts.ts';
import { errorToast, failureToast } from './toast-policy.ts';

const facts = (category: ErrorCategory | null, status: number | null = null, message = 'x') => ({
  name: 'Error',
  message,
  status,
  category,
});

describe('retriesQuery', () => {
  test.each([
    [facts('network'), true],
    [facts('ai_service', 503), true],
    [facts('internal', 500), true],
    [facts('external_api', 502), true],
    [facts('database', 503), true],
    [facts('external_api', 504), false],
    [facts('validation', 400), false],
    [facts('authentication', 401), false],
    [facts('authorization', 403), false],
    [facts('not_found', 404), false],
    [facts('rate_limit', 429), false],
    [facts('authentication', 500), false],
    [facts('validation', 503), false],
    [facts('network', 404), false],
    [facts('component'), false],
    [facts(null, null, 'Failed to fetch'), true],
    [facts(null, null, 'e is not a function'), false],
    [{ ...facts(null, null, 'fetch aborted'), name: 'AbortError' }, false],
  ])('%o → %s', (failure, retried) => {
    expect(retriesQuery(0, failure)).toBe(retried);
  });

  it('gives up after three retries', () => {
    expect([0, 1, 2, 3, 4].map((failures) => retriesQuery(failures, facts('network')))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('retriesMutation', () => {
  test.each([
    [facts('network'), true],
    [facts('ai_service', 503), true],
    [facts('internal', 500), false],
    [facts('database', 503), false],
    [facts('rate_limit', 429), false],
    [facts('validation', 400), false],
    [facts('network', 400), false],
  ])('%o → %s', (failure, retried) => {
    expect(retriesMutation(0, failure)).toBe(retried);
  });

  it('gives up after two retries', () => {
    expect([0, 1, 2].map((failures) => retriesMutation(failures, facts('network')))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('the retry delay doubles from 1 s and stops at 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

describe('recoveryActions', () => {
  const kinds = (category: ErrorCategory, severity = severityOf(category)) =>
    recoveryActions(category, severity).map(({ kind }) => kind);

  const expected: Partial<Record<ErrorCategory, string[]>> = {
    network: ['retry'],
    ai_service: ['retry'],
    chat: ['retry'],
    quote: ['retry'],
    external_api: ['retry'],
    rate_limit: ['retry'],
    component: ['reload', 'home'],
    database: ['home'],
    internal: ['home'],
  };
  test.each(ERROR_CATEGORIES)('%s', (category) => {
    expect(kinds(category)).toEqual(expected[category] ?? []);
  });

  test.each([
    ['network', 'critical', ['home']],
    ['component', 'high', ['reload']],
    ['unknown', 'critical', ['home']],
  ] as const)('%s of severity %s', (category, severity, actions) => {
    expect(kinds(category, severity)).toEqual(actions);
  });
});

describe('failureToast', () => {
  const low = { severity: 'low', errorId: null } as const;
  test.each([
    [facts('network'), 'Problém s internetovým pripojením'],
    [facts('ai_service', 503), 'AI služba je dočasne nedostupná'],
    [facts('database', 503), 'Niečo sa pokazilo'],
    [facts('not_found', 404), 'Niečo sa pokazilo'],
    [facts('authentication', null), null],
    [facts('authentication', 401), null],
    [facts('internal', 401), null],
    [{ ...facts(null, null, 'x'), name: 'AbortError' }, null],
    [facts(null, null, 'CancelledError'), null],
  ])('%o → %j', (failure, title) => {
    expect(failureToast(failure, low)?.title ?? null).toBe(title);
  });

  it('names the error id and is destructive when the failure is serious', () => {
    expect(failureToast(facts('database', 503), { severity: 'critical', errorId: 'ERR_A_B' })).toEqual({
      title: 'Niečo sa pokazilo',
      description: 'Skúste to znova. ID chyby: ERR_A_B',
      variant: 'destructive',
    });
  });
});

test.each(SEVERITIES.map((severity) => [severity, severity === 'critical' || severity === 'high'] as const))(
  'the toast of a %s error is destructive: %s',
  (severity, destructive) => {
    expect(errorToast({ category: 'form', severity, id: 'ERR_A_B' })).toEqual({
      title: 'Chyba formulára',
      description: 'ID chyby: ERR_A_B',
      variant: destructive ? 'destructive' : 'default',
    });
  },
);

describe('texts', () => {
  it('has the labels of specification 8 in English', () => {
    const labels = ['tryAgain', 'reloadPage', 'contactSupport', 'retry', 'goHome', 'errorId'] as const;
    expect(labels.map((label) => errorLabel(label, 'en'))).toEqual([
      'Try again',
      'Reload page',
      'Contact support',
      'Retry',
      'Go to homepage',
      'Error ID',
    ]);
  });

  it('has the severity labels of specification 2', () => {
    expect(SEVERITIES.map((severity) => severityLabel(severity))).toEqual([
      'Kritická chyba',
      'Vysoká priorita',
      'Stredná priorita',
      'Nízka priorita',
    ]);
  });

  it('has another title for every category, in both languages', () => {
    for (const language of ['sk', 'en'] as const) {
      const titles = ERROR_CATEGORIES.map((category) => errorTitle(category, language));
      expect(new Set(titles).size).toBe(ERROR_CATEGORIES.length);
    }
  });

  it('never says the same in Slovak and English', () => {
    for (const category of ERROR_CATEGORIES) {
      expect(errorTitle(category)).not.toBe(errorTitle(category, 'en'));
      expect(errorAdvice(category)).not.toBe(errorAdvice(category, 'en'));
    }
  });
});

describe('failedChunk', () => {
  test.each([
    [
      'Failed to fetch dynamically imported module: https://x.sk/assets/wizard-B1.js?t=1',
      'https://x.sk/assets/wizard-B1.js',
    ],
    ['error loading dynamically imported module: https://x.sk/assets/a.js', 'https://x.sk/assets/a.js'],
    ['Importing a module script failed.', '/sluzby'],
    ['Unable to preload CSS for /assets/wizard-C3.css', '/assets/wizard-C3.css'],
    ['Failed to fetch', null],
    ['Invalid lazy module: missing default export', null],
  ])('%j → %j', (message, chunk) => {
    expect(failedChunk(message, '/sluzby')).toBe(chunk);
  });
});
