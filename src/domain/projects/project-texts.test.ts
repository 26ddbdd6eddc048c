import { expect, test } from 'vitest';
import { sharedDelayText, stageLengthText } from './project-texts.ts';
import type { StageState } from './stage-life.ts';

test.each([
  [46, 7, '+46 pracovných dní, z toho 7 dní pre podklady'],
  [2, 2, '+2 pracovné dni pre podklady'],
  [1, 0, '+1 pracovný deň'],
])('a delay of %i days, %i of them for what is missing, is "%s"', (delay, missing, text) => {
  expect(sharedDelayText(delay, missing).replaceAll('\u00A0', ' ')).toBe(text);
});

test.each<[StageState, number, number, string]>([
  ['planned', 10, 10, '10 pracovných dní'],
  ['planned', 5, 8, 'potrvá 8 pracovných dní, podľa plánu 5 pracovných dní'],
  ['active', 10, 10, ''],
  ['active', 10, 12, 'potrvá 12 pracovných dní, podľa plánu 10 pracovných dní'],
  ['delivered', 7, 5, 'trvala 5 pracovných dní, podľa plánu 7 pracovných dní'],
  ['approved', 5, 9, 'trvala 9 pracovných dní, podľa plánu 5 pracovných dní'],
  ['approved', 5, 5, ''],
  ['approved', 0, 1, ''],
])('a stage that is %s, planned for %i days and spanning %i, lasts "%s"', (state, days, spanDays, text) => {
  expect(stageLengthText({ state, days, spanDays }).replaceAll('\u00A0', ' ')).toBe(text);
});
