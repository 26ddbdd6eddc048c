import { expect, test } from 'vitest';
import { clockOf, codeTime, minutesOf, secondsOfCode, secondsToNewCode } from './code-time.ts';
import { LIFETIMES } from './lifetimes.ts';

const SENT = 1_000_000;
const MINUTE = 60_000;

test.each([
  [0, 'ešte 15 min', 0],
  [1, 'ešte 14 min', 0],
  [4 * MINUTE, 'ešte 11 min', 4 / 15],
  [14 * MINUTE, 'ešte 1 min', 14 / 15],
  [14 * MINUTE + 1, 'menej ako minútu', 14 / 15],
  [15 * MINUTE - 1, 'menej ako minútu', 1],
  [15 * MINUTE, 'uplynula', 1],
  [99 * MINUTE, 'uplynula', 1],
  // A clock set back gives the code no more than its time.
  [-5 * MINUTE, 'ešte 15 min', 0],
])('%i ms after it was sent a code is good for: %s', (after, left, gone) => {
  const time = codeTime(SENT, SENT + after);
  expect(time.left.replaceAll('\u00A0', ' ')).toBe(left);
  expect(time.gone).toBeCloseTo(gone, 4);
  expect(time.isOver).toBe(after >= 15 * MINUTE);
});

test.each([
  [0, 60],
  [17_500, 43],
  [59_999, 1],
  [60_000, 0],
  [90_000, 0],
  [-90_000, 60],
])('%i ms after the last code another waits %i seconds', (after, seconds) => {
  expect(secondsToNewCode(SENT, SENT + after)).toBe(seconds);
});

test.each([
  [60, '1:00'],
  [42, '0:42'],
  [7, '0:07'],
  [0, '0:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

test('a lifetime is told in minutes', () => {
  const { emailCode, resetLink } = LIFETIMES;
  expect([emailCode, resetLink].map(minutesOf)).toEqual(['15\u00A0minút', '60\u00A0minút']);
});

test('a link that is good for an hour is told on the same ruler', () => {
  const { left, gone } = codeTime(SENT, SENT + 15 * MINUTE, 60 * MINUTE);
  expect([left.replaceAll('\u00A0', ' '), gone]).toEqual(['ešte 45 min', 0.25]);
});

test.each([
  [0, 0],
  [1_999, 1],
  [15 * MINUTE - 1, 899],
  [15 * MINUTE, null],
  [-5 * MINUTE, 0],
])('%i ms after it was asked for, the age of a code is told as %s', (after, seconds) => {
  expect(secondsOfCode(SENT, SENT + after)).toBe(seconds);
});
