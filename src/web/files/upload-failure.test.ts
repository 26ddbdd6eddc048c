import { expect, test } from 'vitest';
import { ApiError } from '#domain/errors/api-error.ts';
import { uploadFailure } from './upload-failure.ts';

const answered = (status: number | null, message = 'Veta servera.', retryAfter: number | null = null) =>
  uploadFailure(new ApiError(message, { status, path: '/api/portal/files', retryAfter }));

test.each([
  ['no answer', answered(null), { kind: 'lost' }],
  ['a busy server', answered(503, 'Zaneprázdnený.', 5), { kind: 'busy', milliseconds: 5_000 }],
  ['too many calls', answered(429, 'Priveľa.', 30), { kind: 'busy', milliseconds: 30_000 }],
  ['a broken server', answered(500), { kind: 'busy', milliseconds: 0 }],
  ['a full store', answered(507), { kind: 'failed', message: 'Veta servera.' }],
  ['a file that is not taken', answered(415), { kind: 'refused', message: 'Veta servera.' }],
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
