import { describe, expect, it, test } from 'vitest';
import { ApiError, errorOfAnswer, factsOf } from './api-error.ts';
import { ERROR_CATEGORIES, severityOf } from './categories.ts';
import { classify, isAborted } from './classify.ts';

const facts = (message: string, status: number | null = null) => ({
  name: 'Error',
  message,
  status,
  category: null,
});

describe('classify', () => {
  test.each([
    ['Validation error', 'validation'],
    ['Invalid lazy module: missing default export', 'validation'],
    ['Unauthorized', 'authentication'],
    ['401: nope', 'authentication'],
    ['Forbidden', 'authorization'],
    ['403: CSRF', 'authorization'],
    ['404: nothing here', 'not_found'],
    ['429: slow down', 'rate_limit'],
    ['database is locked', 'database'],
    ['Failed to fetch', 'network'],
    ['NetworkError when attempting to fetch resource.', 'network'],
    ['Load failed', 'network'],
    ['timeout of 5000 ms', 'network'],
    ['connection refused', 'network'],
    ['connect ECONNREFUSED 127.0.0.1:80', 'network'],
    ['Failed to fetch AI completion', 'network'],
    ['AI service unavailable', 'ai_service'],
    ['openai said no', 'ai_service'],
    ['The completion was empty', 'ai_service'],
    ['external_api is down', 'external_api'],
    ['form is broken', 'form'],
    ['chat is closed', 'chat'],
    ['quote is gone', 'quote'],
    ['component crashed', 'component'],
    ['e is not a function', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (message, category) => {
    expect(classify(facts(message))).toBe(category);
  });

  test.each([
    'Something failed',
    'email is taken',
    'Prefetching',
    'information',
    'quoted',
    'čai',
    'ai_x',
    '1401',
  ])('words inside other words mean nothing: %j', (message) => {
    expect(classify(facts(message))).toBe('unknown');
  });

  test.each([
    [400, 'x', 'validation'],
    [401, 'AI', 'authentication'],
    [403, 'quote', 'authorization'],
    [404, 'fetch', 'not_found'],
    [409, 'x', 'validation'],
    [413, 'x', 'validation'],
    [415, 'x', 'validation'],
    [422, 'x', 'validation'],
    [429, 'database', 'rate_limit'],
    [500, '500: oops', 'internal'],
    [503, 'AI service unavailable', 'ai_service'],
    [503, 'database starting', 'database'],
    [502, '502: Bad Gateway', 'external_api'],
    [418, 'teapot', 'unknown'],
  ])('status %i with %j is %s', (status, message, category) => {
    expect(classify(facts(message, status))).toBe(category);
  });

  it('believes the category the server sent', () => {
    expect(classify({ ...facts('AI', 400), category: 'database' })).toBe('database');
  });
});

describe('isAborted', () => {
  test.each([
    [{ name: 'AbortError', message: 'This operation was aborted' }, true],
    [{ name: 'Error', message: 'CancelledError' }, true],
    [{ name: 'TimeoutError', message: 'The operation timed out.' }, false],
    [{ name: 'Error', message: 'aborted' }, false],
  ])('%o → %s', (error, aborted) => {
    expect(isAborted(error)).toBe(aborted);
  });
});

describe('severityOf', () => {
  const expected = {
    critical: ['component', 'database', 'internal'],
    high: ['authentication', 'authorization', 'ai_service'],
    low: ['network', 'validation', 'form', 'not_found', 'rate_limit'],
    medium: ['external_api', 'quote', 'chat', 'unknown'],
  };
  test.each(Object.entries(expected))('%s', (severity, categories) => {
    expect(ERROR_CATEGORIES.filter((category) => severityOf(category) === severity).toSorted()).toEqual(
      categories.toSorted(),
    );
  });
});

describe('errorOfAnswer', () => {
  const answer = (status: number, body: string, retryAfter: string | null = null) =>
    errorOfAnswer({ path: '/api/x', status, body, retryAfter });

  it('carries every field of the contract', () => {
    const body = {
      message: 'Zadajte platný e-mail',
      category: 'validation',
      errorId: 'ERR_MI8_ABC',
      severity: 'low',
      details: { limit: 3 },
      timestamp: '2026-11-21T08:00:00.000Z',
      field: 'email',
    };
    expect({ ...answer(400, JSON.stringify(body)) }).toEqual({
      name: 'ApiError',
      path: '/api/x',
      status: 400,
      retryAfter: null,
      category: 'validation',
      errorId: 'ERR_MI8_ABC',
      severity: 'low',
      details: { limit: 3 },
      timestamp: '2026-11-21T08:00:00.000Z',
      field: 'email',
    });
    expect(answer(400, JSON.stringify(body)).message).toBe('Zadajte platný e-mail');
  });

  test.each([
    ['plain text', 502, 'Bad Gateway', '502: Bad Gateway', 'external_api', 'medium'],
    ['empty', 500, '', '500: ', 'internal', 'critical'],
    ['JSON without message', 404, '{"a":1}', '404: {"a":1}', 'not_found', 'low'],
    ['a list', 400, '[1]', '400: [1]', 'validation', 'low'],
    ['error instead of message', 401, '{"error":"no"}', 'no', 'authentication', 'high'],
    ['an unknown category', 503, '{"message":"x","category":"evil"}', 'x', 'external_api', 'medium'],
    [
      'a message of a wrong type',
      400,
      '{"message":{"a":1}}',
      '400: {"message":{"a":1}}',
      'validation',
      'low',
    ],
  ])('reads %s', (_, status, body, message, category, severity) => {
    const error = answer(status, body);
    expect(error.message).toBe(message);
    expect([error.category, error.severity, error.errorId]).toEqual([category, severity, null]);
  });

  test.each([
    ['120', 120],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['-1', null],
    [null, null],
  ])('Retry-After %j is %j seconds', (header, seconds) => {
    expect(answer(429, 'x', header).retryAfter).toBe(seconds);
  });
});

describe('factsOf', () => {
  test.each([
    [
      new ApiError('x', { path: '/api/x', status: 503, category: 'database' }),
      { name: 'ApiError', message: 'x', status: 503, category: 'database' },
    ],
    [new TypeError('y'), { name: 'TypeError', message: 'y', status: null, category: null }],
    ['thrown text', { name: 'Error', message: 'thrown text', status: null, category: null }],
    [undefined, { name: 'Error', message: 'undefined', status: null, category: null }],
  ])('of %s', (thrown, expected) => {
    expect(factsOf(thrown)).toEqual(expected);
  });
});
