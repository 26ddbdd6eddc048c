import { expect, test } from 'vitest';
import { barsOf } from './waterfall.tsx';

test('a bar begins where the last one ended, and one that goes back covers what it takes off', () => {
  expect(barsOf([600, 400, -200])).toEqual([
    { from: 0, width: 0.6 },
    { from: 0.6, width: 0.4 },
    { from: 0.8, width: 0.2 },
  ]);
  expect(barsOf([])).toEqual([]);
});
