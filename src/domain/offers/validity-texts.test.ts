import { expect, test } from 'vitest';
import { validityLeft } from './validity-texts.ts';

test.each([
  ['2026-11-21', 'uplynula'],
  ['2026-11-22', 'končí sa dnes'],
  ['2026-11-23', 'končí sa zajtra'],
  ['2026-11-24', 'ešte 2 dni'],
  ['2026-12-02', 'ešte 10 dní'],
])('an offer that is valid until %s: %s', (validUntil, text) => {
  expect(validityLeft(validUntil, '2026-11-22').replaceAll('\u00A0', ' ')).toBe(text);
});
