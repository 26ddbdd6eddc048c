import { expect, test } from 'vitest';
import { endOfLocalDay } from '../kernel/format.ts';
import { validityOf } from './validity.ts';

const ISSUED = new Date('2026-11-22T10:00:00Z');
const END = endOfLocalDay(ISSUED, 30);

test.each([
  ['2026-11-22T10:00:00Z', 'valid', 'ešte 30 dní, do 22. 12. 2026'],
  ['2026-12-14T10:00:00Z', 'valid', 'ešte 8 dní, do 22. 12. 2026'],
  ['2026-12-19T10:00:00Z', 'ending', 'ešte 3 dni, do 22. 12. 2026'],
  ['2026-12-21T23:00:00Z', 'ending', 'posledný deň, do 22. 12. 2026'],
  ['2026-12-22T22:59:59.999Z', 'ending', 'posledný deň, do 22. 12. 2026'],
  ['2026-12-22T23:00:00Z', 'over', 'ceny platili do 22. 12. 2026'],
])('on %s a quote is %s: %s', (now, state, words) => {
  const validity = validityOf(ISSUED, END, new Date(now));
  expect([validity.state, validity.words.replace(/\s+/g, ' ')]).toEqual([state, words]);
});
