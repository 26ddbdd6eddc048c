import { expect, test } from 'vitest';
import { CHECKLIST_STATES, isEmptied, toCheckFirst } from './checklist-life.ts';

test('what was handed in stands before the rest, each in the order it had', () => {
  const items = (['asked', 'brought', 'returned', 'brought', 'asked'] as const).map((state, at) => ({
    state,
    at,
  }));
  expect(toCheckFirst(items).map(({ at }) => at)).toEqual([1, 3, 0, 2, 4]);
});

const HANDED_IN = { state: 'brought', text: '', cameElsewhere: false } as const;

test.each([
  ['was handed in and lost its last file', HANDED_IN, 0, true],
  ['still has a file', HANDED_IN, 1, false],
  ['still has a text', { ...HANDED_IN, text: 'Robíme strechy.' }, 0, false],
  ['came by mail or by hand', { ...HANDED_IN, cameElsewhere: true }, 0, false],
  ...CHECKLIST_STATES.filter((state) => state !== 'brought').map(
    (state) => [`is ${state}`, { ...HANDED_IN, state }, 0, false] as const,
  ),
] as const)('an item that %s', (_, item, files, isEmpty) => {
  expect(isEmptied(item, files)).toBe(isEmpty);
});
