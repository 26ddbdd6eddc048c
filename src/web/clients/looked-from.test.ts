import { expect, test } from 'vitest';
import { beginningIn, lookedOnward } from './looked-from.ts';

const CLIENT = '/admin/clients/01900000-0000-7000-8000-00000000000a';

test.each(['/admin/projects/x/klient', '/admin/projects/x/klient#platby'])(
  'the beginning of a look goes along to %s',
  (address) => {
    const onward = new URL(lookedOnward(address, CLIENT), 'http://x');
    expect(beginningIn(onward.searchParams)).toBe(CLIENT);
    expect(`${onward.pathname}${onward.hash}`).toBe(address);
  },
);

test.each([
  '',
  '/admin',
  '//example.com/admin/clients/01900000-0000-7000-8000-00000000000a',
  'javascript:alert(1)',
  `${CLIENT}/../../users`,
  `https://example.com${CLIENT}`,
])('%j is no beginning', (said) => {
  expect(beginningIn(new URLSearchParams({ od: said }))).toBeNull();
});
