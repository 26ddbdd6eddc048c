import { expect, test } from 'vitest';
import { unansweredFirst } from './unanswered-first.tsx';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const shown = (groups: ReturnType<typeof unansweredFirst<{ id: string }>>) =>
  groups.map(({ key, rows: own }) => [key, own.map(({ id }) => id).join('')]);

test('what is unanswered stands before the rest, and each row once', () => {
  const unanswered = { rows: rows('c', 'x'), count: 2 };
  expect(shown(unansweredFirst(unanswered, [{ key: 'all', rows: rows('a', 'b', 'c') }]))).toEqual([
    ['unanswered', 'cx'],
    ['all', 'ab'],
  ]);
});

test('a list of which nothing is unanswered stays as it is', () => {
  const groups = [{ key: 'all', rows: rows('a', 'b') }];
  expect(unansweredFirst({ rows: [], count: 0 }, groups)).toEqual(groups);
});
