import { expect, test } from 'vitest';
import { addendumSerial, offerNumber, offerSerial } from './offer-number.ts';

test.each([
  { prefix: 'CP', year: 2026, serial: 1, addendum: 0 },
  { prefix: 'CP', year: 2026, serial: 123_456, addendum: 0 },
  { prefix: 'ABCD', year: 2027, serial: 12, addendum: 3 },
])('a number is read back: %j', (serial) => {
  expect(offerSerial(offerNumber(serial))).toEqual(serial);
  expect(addendumSerial(offerNumber(serial))).toBe(serial.addendum);
});

test.each([
  '',
  'CP-2026-1',
  'ABCDE-2026-0001',
  'CP-2026-0001/X1',
  'CP-2026-0001 OR 1=1',
  'CP-2026-00000000001',
])('%j is no number of an offer', (typed) => {
  expect(offerSerial(typed)).toBeNull();
});

test('it may be typed in small letters, with spaces', () => {
  expect(offerSerial(' cp - 2026 - 0012 /d1')).toEqual({
    prefix: 'CP',
    year: 2026,
    serial: 12,
    addendum: 1,
  });
});
