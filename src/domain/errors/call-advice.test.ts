import { expect, test } from 'vitest';
import { errorOfAnswer, factsOf } from './api-error.ts';
import { callAdvice } from './call-advice.ts';
import { FAULTS } from './faults.ts';
import { errorAdvice } from './texts.ts';

const OWN = 'Tieto súbory sa už sťahujú.';
const answered = (status: number, body: string) =>
  callAdvice(factsOf(errorOfAnswer({ path: '/api/x', status, body, retryAfter: null })));
const said = (message: string, category: string) => JSON.stringify({ message, category });

test.each([
  ['a refusal with a sentence', 409, said(OWN, 'validation'), OWN],
  ['too many, with a sentence', 429, said(OWN, 'rate_limit'), OWN],
  [
    'too many, with the sentence of every limit',
    429,
    said(FAULTS.rateLimited.message, 'rate_limit'),
    errorAdvice('rate_limit'),
  ],
  ['too many, without one', 429, '<h1>Too Many Requests</h1>', errorAdvice('rate_limit')],
  [
    'too large for what stands before the server',
    413,
    '<h1>413</h1>',
    expect.stringMatching(/^Sieť pred serverom/),
  ],
  [
    'too slow for what stands before the server',
    504,
    '<h1>504</h1>',
    expect.stringMatching(/^Server neodpovedal včas/),
  ],
  ['too large for the server', 413, said(FAULTS.tooLarge.message, 'validation'), FAULTS.tooLarge.message],
  ['a failure', 500, said(FAULTS.internal.message, 'internal'), errorAdvice('internal')],
])('after %s, it is said what to do', (_, status, body, advice) => {
  expect(answered(status, body)).toEqual(advice);
});

test('without an answer it is the connection', () => {
  expect(callAdvice(factsOf(new TypeError('Failed to fetch')))).toBe(errorAdvice('network'));
});
