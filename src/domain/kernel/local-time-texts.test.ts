import { expect, test } from 'vitest';
import { formatClock, formatDayMonth, formatNearDay, nearSpan, shortDay } from './local-time-texts.ts';

test('days and times are written as on a drawing', () => {
  expect(formatDayMonth('2026-11-03')).toBe('3.\u00A011.');
  expect(shortDay('2026-11-22')).toBe('ne 22.\u00A011.');
  expect([0, 485, 1439].map((minutes) => formatClock({ minutes }))).toEqual(['0:00', '8:05', '23:59']);
});

test('a day of another year than the one it is read in carries its year', () => {
  expect(formatNearDay('2026-12-31', '2026-11-23')).toBe('31.\u00A012.');
  expect(formatNearDay('2027-01-07', '2026-11-23')).toBe('7.\u00A01.\u00A02027');
  expect(formatNearDay('2026-12-31', '2027-01-01')).toBe('31.\u00A012.\u00A02026');
});

test('a span of one day is that day', () => {
  expect(nearSpan('2026-11-24', '2026-11-26', '2026-11-23')).toBe('24.\u00A011.\u00A0– 26.\u00A011.');
  expect(nearSpan('2026-11-24', '2026-11-24', '2026-11-23')).toBe('24.\u00A011.');
});
