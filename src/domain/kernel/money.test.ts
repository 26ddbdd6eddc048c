import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { centsToEuros, divideHalfUp, euros, wholeEuros } from './money.ts';

describe('divideHalfUp', () => {
  it.each([
    [0n, 7n, 0],
    [6n, 3n, 2],
    [1n, 3n, 0],
    [2n, 3n, 1],
    [1n, 2n, 1],
    [3n, 2n, 2],
    [-1n, 2n, 0],
    [-3n, 2n, -1],
    [-5n, 3n, -2],
    [-4n, 3n, -1],
    [123_456_789_012_345_678_949n, 100_000_000_000_000n, 1_234_568],
  ])('%s / %s is %s', (numerator, denominator, rounded) => {
    expect(divideHalfUp(numerator, denominator)).toBe(rounded);
  });

  test('the rounded result is at most half a unit away, and a half goes up', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (numerator, denominator) => {
          const away = 2n * (BigInt(divideHalfUp(numerator, denominator)) * denominator - numerator);
          return -denominator < away && away <= denominator;
        },
      ),
    );
  });
});

test('euros and cents convert both ways', () => {
  expect(euros(1500)).toBe(150_000);
  expect(centsToEuros(14_450)).toBe(144.5);
});

describe('wholeEuros', () => {
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

  it('rounds each amount and keeps the sum', () => {
    expect(wholeEuros([150_000, 38_775])).toEqual([150_000, 38_800]);
    expect(wholeEuros([40, 40, 40])).toEqual([0, 100, 0]);
    expect(wholeEuros([148_550, -14_855])).toEqual([148_600, -14_900]);
    expect(wholeEuros([])).toEqual([]);
  });

  test('always adds up to the rounded sum, with no amount a whole euro off', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e8, max: 1e8 })), (amounts) => {
        const rounded = wholeEuros(amounts);
        expect(sum(rounded)).toBe(euros(divideHalfUp(BigInt(sum(amounts)), 100n)));
        rounded.forEach((amount, index) => {
          expect(Math.abs(amount % 100)).toBe(0);
          expect(Math.abs(amount - (amounts[index] ?? 0))).toBeLessThan(100);
        });
      }),
    );
  });
});
