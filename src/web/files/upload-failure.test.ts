import { expect, test } from 'vitest';
import { ApiError } from '#domain/errors/api-error.ts';
import type { ErrorCategory } from '#domain/errors/categories.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { FILE_WAITS } from '#domain/files/file-refusals.ts';
import { uploadFailure } from './upload-failure.ts';

const answered = (
  status: number | null,
  message = 'Veta servera.',
  facts: { retryAfter?: number | null; category?: ErrorCategory } = {},
) => uploadFailure(new ApiError(message, { status, path: '/api/portal/files', ...facts }));

/** What the server says of a file that has to wait. */
const waits = (code: keyof typeof FILE_WAITS) => {
  const { status, category, retryAfter } = FAULTS[code];
  return answered(status, FILE_WAITS[code], { category, retryAfter });
};

test.each([
  ['no answer', answered(null), { kind: 'lost' }],
  [
    'a store that is down',
    waits('storeUnavailable'),
    { kind: 'busy', milliseconds: 10_000, message: expect.stringMatching(/^Úložisko.* nestratilo.* samo/) },
  ],
  [
    'a full disk',
    waits('storageFull'),
    { kind: 'busy', milliseconds: 300_000, message: expect.stringMatching(/miesto.* samo/) },
  ],
  [
    'a process that was ended while it looked at the file',
    waits('busy'),
    { kind: 'busy', milliseconds: 5_000, message: expect.stringMatching(/neskontroloval.* sám/) },
  ],
  [
    'a database that is down',
    answered(503, 'Databáza je momentálne nedostupná.', { category: 'database', retryAfter: 5 }),
    { kind: 'busy', milliseconds: 5_000, message: expect.stringMatching(/Nič sa nestratilo.* samo/) },
  ],
  [
    'too many calls',
    answered(429, 'Priveľa.', { category: 'rate_limit', retryAfter: 30 }),
    { kind: 'busy', milliseconds: 30_000, message: expect.stringMatching(/priveľa.* samo/) },
  ],
  [
    'a broken server',
    answered(500),
    { kind: 'busy', milliseconds: 0, message: expect.stringMatching(/Nič sa nestratilo.* samo/) },
  ],
  [
    'a wait that is too long for what stands before the server',
    answered(504, '504: <h1>Gateway Time-out</h1>'),
    { kind: 'busy', milliseconds: 0, message: expect.stringMatching(/Nič sa nestratilo.* samo/) },
  ],
  ['a file that is not taken', answered(415), { kind: 'refused', message: 'Veta servera.' }],
  [
    'a part that is too large for what stands before the server',
    answered(413, '413: <h1>Request Entity Too Large</h1>'),
    { kind: 'refused', message: expect.stringMatching(/^Sieť pred serverom/) },
  ],
  ['a step that is not possible', answered(409), { kind: 'refused', message: 'Veta servera.' }],
  ['an ended session', answered(401), { kind: 'failed', message: 'Veta servera.' }],
  [
    'an upload that was swept',
    answered(404),
    { kind: 'failed', message: expect.stringContaining('zrušené') },
  ],
  [
    'a file that is gone from the disk',
    uploadFailure(new DOMException('gone', 'NotReadableError')),
    { kind: 'refused', message: expect.stringContaining('nedá prečítať') },
  ],
])('after %s', (_, failure, expected) => {
  expect(failure).toEqual(expected);
});
