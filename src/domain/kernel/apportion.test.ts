import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1], [51, 50]],
  [5, [0, 0], [5, 0]],
  [0, [3, 4], [0, 0]],
  [10, [0, 7], [0, 10]],
  [7, [], []],
])('%i by %j', (amount, weights, parts) => {
  expect(apportion(amount, weights)).toEqual(parts);
});

test('parts add up, and each is at most a cent from its share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_00 }), weights, (amount, weights) => {
      const parts = apportion(amount, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      if (whole > 0)
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1.000_001);
        });
    }),
  );
});
