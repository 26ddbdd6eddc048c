import { expect, test } from 'vitest';
import { toCheckFirst } from './checklist-life.ts';

test('what was handed in stands before the rest, each in the order it had', () => {
  const items = (['asked', 'brought', 'returned', 'brought', 'asked'] as const).map((state, at) => ({
    state,
    at,
  }));
  expect(toCheckFirst(items).map(({ at }) => at)).toEqual([1, 3, 0, 2, 4]);
});
