import { expect, test } from 'vitest';
import { compactIban, isIban } from './iban.ts';

test.each([
  ['SK31 1200 0000 1987 4263 7541', true],
  ['sk3112000000198742637541', true],
  ['CZ65 0800 0000 1920 0014 5399', true],
  ['SK32 1200 0000 1987 4263 7541', false],
  ['SK31 1200 0000 1987 4263 754', false],
  ['SK3112000000198742637514', false],
  ['1200 0000 1987 4263 7541', false],
  ['', false],
])('IBAN %s: %s', (text, isValid) => {
  expect(isIban(text)).toBe(isValid);
});

test('an IBAN is compared without spaces', () => {
  expect(compactIban('sk31 1200 0000 1987 4263 7541')).toBe('SK3112000000198742637541');
});
