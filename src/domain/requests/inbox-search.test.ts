import { expect, test } from 'vitest';
import { inboxSearch } from './inbox-search.ts';

test.each([
  ['0905 123 456', '905123456'],
  ['0905/123 456', '905123456'],
  ['+421 905 123 456', '905123456'],
  ['00421905123456', '905123456'],
  ['905-123', '905123'],
  ['+420 601 123 456', '+420601123456'],
  ['12', null],
  ['Novák 905', null],
])('%s is looked for as the digits %s', (typed, digits) => {
  expect(inboxSearch(typed).digits).toBe(digits);
});

test.each([
  ['#0017', 17],
  ['0017', 17],
  ['#123456', 123_456],
  ['# 17', null],
  ['strecha', null],
  ['12345678901', null],
])('%s is the ticket %s', (typed, number) => {
  expect(inboxSearch(typed).number).toBe(number);
});

test('looks for every word', () => {
  expect(inboxSearch('  Ján   strecha ').words).toEqual(['Ján', 'strecha']);
});
