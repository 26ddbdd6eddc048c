import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBefore, monthsBefore } from './retention.ts';

test.each([
  ['2026-11-21T10:00:00.000Z', 1, '2026-10-21T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-03-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 24, '2024-01-15T00:00:00.000Z'],
])('%s minus %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

test('months are never shorter than 28 and never longer than 31 days each', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 120 }), (now, months) => {
      const before = monthsBefore(now, months);
      expect(before < daysBefore(now, 28 * months - 1)).toBe(true);
      expect(before >= daysBefore(now, 31 * months)).toBe(true);
    }),
  );
});
