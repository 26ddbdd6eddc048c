import { expect, test } from 'vitest';
import { formatClock, formatDayMonth, shortDay } from './local-time-texts.ts';

test('days and times are written as on a drawing', () => {
  expect(formatDayMonth('2026-11-03')).toBe('3.\u00A011.');
  expect(shortDay('2026-11-22')).toBe('ne 22.\u00A011.');
  expect([0, 485, 1439].map((minutes) => formatClock({ minutes }))).toEqual(['0:00', '8:05', '23:59']);
});
