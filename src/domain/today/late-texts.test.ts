import { expect, test } from 'vitest';
import { broughtText, dueText, missingText, shiftText } from './late-texts.ts';

test.each([
  ['2026-11-17', 'mešká 5 dní'],
  ['2026-11-21', 'mešká 1 deň'],
  ['2026-11-22', 'dnes'],
  ['2026-11-23', 'zajtra'],
  ['2026-11-29', 'ešte 7 dní'],
])('due on %s: %s', (dueOn, text) => {
  expect(dueText(dueOn, '2026-11-22').replaceAll('\u00A0', ' ')).toBe(text);
});

test('says by how much what is missing puts the launch off', () => {
  expect(shiftText(7)).toBe('posúva spustenie o\u00A07\u00A0prac.\u00A0dní');
});

test.each([
  [['Logo'], 1, 'chýba: Logo'],
  [['Logo', 'Fotografie'], 2, 'chýbajú 2: Logo a Fotografie'],
  [['Logo', 'Fotografie'], 3, 'chýbajú 3: Logo, Fotografie a 1 ďalší'],
  [['Logo', 'Fotografie'], 8, 'chýba 8: Logo, Fotografie a 6 ďalších'],
])('of %j, %i missing: %s', (titles, missing, text) => {
  expect(missingText(titles, missing).replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  [['Logo'], 1, 'čaká: Logo'],
  [['Logo', 'Fotografie'], 3, 'čakajú 3: Logo, Fotografie a 1 ďalší'],
  [['Logo', 'Fotografie'], 8, 'čaká 8: Logo, Fotografie a 6 ďalších'],
])('of %j, %i handed in: %s', (titles, brought, text) => {
  expect(broughtText(titles, brought).replaceAll('\u00A0', ' ')).toBe(text);
});
