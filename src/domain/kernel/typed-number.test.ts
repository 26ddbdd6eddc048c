import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal } from './format.ts';
import { typedHundredths } from './typed-number.ts';

test.each([
  ['1 250,50', 1_250_50],
  ['1\u00A0250,5', 1_250_50],
  ['1\u202F250.05', 1_250_05],
  ['0,07', 7],
  ['29', 29_00],
  ['−40', -40_00],
  ['-0', 0],
  ['999999999,99', 999_999_999_99],
  ['', null],
  ['abc', null],
  ['1,234', null],
  ['1.250,50', 1_250_50],
  ['1.250.000,-', 1_250_000_00],
  ['1250,-', 1_250_00],
  ['1 250,–', 1_250_00],
  ['1250.-', null],
  [',5', 50],
  ['.05', 5],
  ['-,5', -50],
  [' 40 ', 40_00],
  ['1.250', null],
  ['1,250.00', null],
  ['12 50', null],
  ['1 2 5 0', null],
  ['1 25', null],
  ['1 250 00', null],
  ['1,', null],
  [',', null],
  [',-', null],
  ['-', null],
  ['1e3', null],
  ['9999999999', null],
])('"%s" is %s hundredths', (text, hundredths) => {
  expect(typedHundredths(text)).toBe(hundredths);
});

test('what is written can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), (hundredths) => {
      expect(typedHundredths(formatDecimal(hundredths / 100))).toBe(hundredths);
    }),
  );
});
