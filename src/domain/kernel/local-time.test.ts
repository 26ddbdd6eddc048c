import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantOf, wallTimeOf, weekdayOf } from './local-time.ts';

describe('the clock on the wall', () => {
  test.each([
    ['2026-01-15T09:15:59.999Z', '2026-01-15', 10 * 60 + 15],
    ['2026-07-15T22:00:00Z', '2026-07-16', 0],
    ['2026-03-29T00:59:00Z', '2026-03-29', 60 + 59],
    ['2026-03-29T01:00:00Z', '2026-03-29', 3 * 60],
    ['2026-12-31T23:00:00Z', '2027-01-01', 0],
  ])('%s', (instant, day, minutes) => {
    expect(wallTimeOf(new Date(instant))).toEqual({ day, minutes });
  });

  test.each([
    ['skipped in spring', '2026-03-29', 2 * 60 + 30, '2026-03-29T01:30:00.000Z'],
    ['shown twice in autumn', '2026-10-25', 2 * 60 + 30, '2026-10-25T00:30:00.000Z'],
    ['after both', '2026-10-25', 3 * 60, '2026-10-25T02:00:00.000Z'],
    ['midnight in winter', '2026-11-22', 0, '2026-11-21T23:00:00.000Z'],
  ])('%s', (_, day, minutes, instant) => {
    expect(instantOf({ day, minutes }).toISOString()).toBe(instant);
  });

  test('leads back to the instant it was read at, or to the first that shows the same', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000);
        const again = instantOf(wallTimeOf(instant));
        expect([0, 3_600_000]).toContain(instant.getTime() - again.getTime());
        expect(wallTimeOf(again)).toEqual(wallTimeOf(instant));
      }),
    );
  });
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekdayOf('2026-11-23')).toBe(1);
});
