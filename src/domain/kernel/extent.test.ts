import { describe, expect, it } from 'vitest';
import { type Extent, exceeded, measure } from './extent.ts';

const limit: Extent = { values: 10, depth: 4, characters: 20, lines: 5 };

/** `[[[…]]]`, that many lists in one another. */
const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
};

describe('The extent of a value', () => {
  it.each<[unknown, Extent]>([
    [null, { values: 1, depth: 1, characters: 0, lines: 0 }],
    ['ab\nc', { values: 1, depth: 1, characters: 4, lines: 2 }],
    [
      { a: 'b', c: ['d', 1, { e: '' }] },
      { values: 7, depth: 4, characters: 2, lines: 3 },
    ],
    [[], { values: 1, depth: 1, characters: 0, lines: 0 }],
  ])('of %j is %o', (value, extent) => {
    expect(measure(value)).toEqual(extent);
    expect(exceeded(extent, limit)).toBeNull();
  });

  it.each<[keyof Extent, unknown]>([
    ['values', Array(10).fill(1)],
    ['depth', nested(5)],
    ['characters', ['a'.repeat(21)]],
    ['lines', 'a\n'.repeat(5)],
  ])('is over its limit of %s', (key, value) => {
    expect(exceeded(measure(value, limit), limit)).toBe(key);
  });

  it('is read no further than the limit', () => {
    let read = 0;
    const watched = {
      get a() {
        read += 1;
        return [];
      },
    };
    measure([Array(10).fill(watched)], limit);
    expect(read).toBe(0);
  });
});
