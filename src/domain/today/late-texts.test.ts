import { expect, test } from 'vitest';
import { dueText } from './late-texts.ts';

test.each([
  ['2026-11-17', 'mešká 5 dní'],
  ['2026-11-21', 'mešká 1 deň'],
  ['2026-11-22', 'dnes'],
  ['2026-11-23', 'zajtra'],
  ['2026-11-29', 'ešte 7 dní'],
])('due on %s: %s', (dueOn, text) => {
  expect(dueText(dueOn, '2026-11-22').replaceAll('\u00A0', ' ')).toBe(text);
});
