import { expect, test } from 'vitest';
import { unreadFirst } from './unread-first.tsx';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const shown = (groups: ReturnType<typeof unreadFirst<{ id: string }>>) =>
  groups.map(({ key, rows: own }) => [key, own.map(({ id }) => id).join('')]);

test('what is unread stands before the rest, and each row once', () => {
  const unread = { rows: rows('c', 'x'), count: 2 };
  expect(shown(unreadFirst(unread, [{ key: 'all', rows: rows('a', 'b', 'c') }]))).toEqual([
    ['unread', 'cx'],
    ['all', 'ab'],
  ]);
});

test('a list of which nothing is unread stays as it is', () => {
  const groups = [{ key: 'all', rows: rows('a', 'b') }];
  expect(unreadFirst({ rows: [], count: 0 }, groups)).toEqual(groups);
});
