import { expect, test } from 'vitest';
import { offerNumber, offerSerial } from './offer-number.ts';

test.each([
  { year: 2026, serial: 1, addendum: 0 },
  { year: 2026, serial: 123_456, addendum: 0 },
  { year: 2027, serial: 12, addendum: 3 },
])('a number is read back: %j', (serial) => {
  expect(offerSerial('CP', offerNumber('CP', serial))).toEqual(serial);
});

test.each(['', 'CP-2026-1', 'RO-2026-0001', 'CP-2026-0001/X1', 'CP-2026-0001 OR 1=1', 'CP-2026-00000000001'])(
  '%j is no number of an offer',
  (typed) => {
    expect(offerSerial('CP', typed)).toBeNull();
  },
);

test('it may be typed in small letters, with spaces', () => {
  expect(offerSerial('CP', ' cp - 2026 - 0012 /d1')).toEqual({ year: 2026, serial: 12, addendum: 1 });
});
