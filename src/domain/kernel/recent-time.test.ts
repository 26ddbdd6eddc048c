import { expect, test } from 'vitest';
import { formatRecent, formatShortDay } from './recent-time.ts';

const NOW = new Date('2026-11-23T08:20:00Z');

test.each([
  ['today', '2026-11-23T08:18:00Z', 'po\u00A09:18'],
  ['five days ago', '2026-11-18T10:15:00Z', 'st\u00A011:15'],
  ['six days ago, where the weekday would soon be today’s', '2026-11-17T08:00:00Z', '17.\u00A011.\u00A09:00'],
  ['tomorrow', '2026-11-24T09:15:00Z', 'ut\u00A010:15'],
  ['last year', '2025-11-24T09:15:00Z', '24.\u00A011.\u00A02025\u00A010:15'],
  ['before midnight here, not in UTC', '2026-11-22T23:30:00Z', 'po\u00A00:30'],
])('a time of %s', (_, at, read) => {
  expect(formatRecent(new Date(at), NOW)).toBe(read);
});

test('a day says its year only where it is another one', () => {
  expect(formatShortDay(new Date('2026-01-02T12:00:00Z'), NOW)).toBe('2.\u00A01.');
  expect(formatShortDay(new Date('2025-12-31T12:00:00Z'), NOW)).toBe('31.\u00A012.\u00A02025');
});
