import { expect, test } from 'vitest';
import { furtherText } from './further-text.ts';

test.each([
  [5, 5, null],
  [6, 5, 'a ešte 1'],
  [7, 5, 'a ďalšie 2'],
  [10, 5, 'a ďalších 5'],
  [1000, 5, 'a mnoho ďalších'],
])('of %i with %i shown the rest is "%s"', (count, shown, text) => {
  expect(furtherText(count, shown)?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});
