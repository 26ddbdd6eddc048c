import { expect, test } from 'vitest';
import { NEXT_STEPS, promisedStep, REQUEST_WAY, stepsBehind } from './next-step.ts';
import { REQUEST_STATUSES } from './request-status.ts';

test('a request has its step of the way behind it, a closed one is on no way', () => {
  expect(REQUEST_STATUSES.map(stepsBehind)).toEqual([1, 2, 3, 4, 5, null, null]);
});

test('it is somebody’s turn exactly while the request is on its way', () => {
  for (const status of REQUEST_STATUSES)
    expect(NEXT_STEPS[status].turn !== null, status).toBe(REQUEST_WAY.some((step) => step === status));
});

test('an answer that is promised is said with its time, any other step as it is', () => {
  const answerBy = 'v\u00A0utorok 24. 11. o\u00A010:15';
  expect(promisedStep('new', answerBy)).toBe(
    'Najneskôr v\u00A0utorok 24. 11. o\u00A010:15, e-mailom alebo telefonicky.',
  );
  for (const status of REQUEST_STATUSES)
    expect(promisedStep(status, null), status).toBe(NEXT_STEPS[status].detail);
});
