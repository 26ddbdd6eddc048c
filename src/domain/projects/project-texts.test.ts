import { expect, test } from 'vitest';
import { sharedDelayText } from './project-texts.ts';

test.each([
  [46, 7, '+46 pracovných dní, z toho 7 pre podklady'],
  [2, 2, '+2 pracovné dni pre podklady'],
  [1, 0, '+1 pracovný deň'],
])('a delay of %i days, %i of them for what is missing, is "%s"', (delay, missing, text) => {
  expect(sharedDelayText(delay, missing).replaceAll('\u00A0', ' ')).toBe(text);
});
