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

test.each([
  ['CP-2026-0001', { year: 2026, of: 1 }],
  ['ro-2026-000123', { year: 2026, of: 123 }],
  ['CP-2026-0001/D1', { year: 2026, of: 1 }],
  ['2026-0001', null],
  ['web CP-2026-0001', null],
])('%s is a quote or an offer of the year and number %j', (typed, serial) => {
  expect(inboxSearch(typed).serial).toEqual(serial);
});

test('looks for every word', () => {
  expect(inboxSearch('  Ján   strecha ').words).toEqual(['Ján', 'strecha']);
  expect(inboxSearch('strecha q q strecha q').words).toEqual(['strecha', 'q']);
});
