import { expect, test } from 'vitest';
import { furtherText, furtherWhereText } from './further-text.ts';

test.each([
  [5, 5, null],
  [6, 5, 'a ešte 1'],
  [7, 5, 'a ďalšie 2'],
  [10, 5, 'a ďalších 5'],
  [1000, 5, 'a mnoho ďalších'],
])('of %i with %i shown the rest is "%s"', (count, shown, text) => {
  expect(furtherText(count, shown)?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});

test.each([
  [3, 3, null],
  [6, 3, '3 v dopytoch'],
  [1000, 0, 'mnoho v dopytoch'],
])('of %i requests with %i shown it says "%s"', (count, shown, text) => {
  expect(furtherWhereText(count, shown, 'v\u00A0dopytoch')?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});
