import { describe, expect, test } from 'vitest';
import { barsOf, rulerOf } from './waterfall.tsx';

test('a bar begins where the last one ended, and one that goes back covers what it takes off', () => {
  expect(barsOf([600, 400, -200])).toEqual([
    { from: 0, to: 600 },
    { from: 600, to: 1000 },
    { from: 800, to: 1000 },
  ]);
  expect(barsOf([])).toEqual([]);
});

describe('the ruler above the bars', () => {
  test.each([
    [344_900, 350_000, 100_000],
    [400_000, 400_000, 100_000],
    [400_100, 500_000, 200_000],
    [61_000, 70_000, 20_000],
    [0, 100, 50],
  ])('for %i cents ends at %i, with a number each %i', (most, end, step) => {
    expect(rulerOf(most)).toEqual({ end, step });
  });
});
