import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL } from '#domain/consent/storage-names.ts';
import { DRAFT_EXPIRY_MS } from '#domain/quote/draft-expiry.ts';
import { forgetEmail, keptEmail } from './keep-submission.ts';
import { contactOf } from './prefill.ts';

const NOW = 1_764_000_000_000;
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (value: unknown) => items.set(LOCAL.lastEmail, JSON.stringify(value));

test('the e-mail of the last request fills the next form, unless its link knows another', () => {
  keep({ email: 'vzor@example.com', timestamp: NOW - 1000 });
  expect(contactOf(null, keptEmail(NOW))).toEqual({ email: 'vzor@example.com' });
  const contact = { email: 'iny@example.com' };
  expect(contactOf({ contact }, keptEmail(NOW))).toEqual(contact);
});

test.each([
  ['expired', { email: 'vzor@example.com', timestamp: NOW - DRAFT_EXPIRY_MS - 1 }],
  ['without a time', { email: 'vzor@example.com' }],
  ['no text', { email: 7, timestamp: NOW }],
])('an e-mail that is %s fills nothing', (_, value) => {
  keep(value);
  expect(keptEmail(NOW)).toBeNull();
  expect(contactOf(null, keptEmail(NOW))).toEqual({});
});

test('a forgotten e-mail fills nothing', () => {
  keep({ email: 'vzor@example.com', timestamp: NOW });
  forgetEmail();
  expect(keptEmail(NOW)).toBeNull();
});
