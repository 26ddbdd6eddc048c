import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/local-time.ts';
import { addWorkingDays, isWorkingDay, nextWorkingDay, type WorkingTime } from '../kernel/working-time.ts';
import { movedWith, workingDaysBetween, workingDaysOfSpan } from './working-days.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: ['2026-11-17'] };

test.each([
  ['2026-10-28', '2026-11-03', 5],
  ['2026-11-06', '2026-11-23', 11],
  ['2026-11-24', '2026-11-24', 1],
  ['2026-11-21', '2026-11-22', 1],
])('from %s to %s has its working days, the first and the last included', (from, to, days) => {
  expect(workingDaysOfSpan(from, to, WORK)).toBe(days);
});

test.each([
  ['the next day', '2026-11-25', '2026-11-26', '2027-01-29', '2027-02-01'],
  ['over a weekend and a holiday', '2026-11-13', '2026-11-18', '2026-12-04', '2026-12-08'],
  ['sooner', '2026-11-26', '2026-11-24', '2027-02-01', '2027-01-28'],
  ['to the day on which work begins anyway', '2026-11-21', '2026-11-23', '2026-12-04', '2026-12-04'],
])('what is agreed moves with its beginning: %s', (_, from, to, day, moved) => {
  expect(movedWith(day, { from, to }, WORK)).toBe(moved);
});

const later = fc.integer({ min: -10, max: 60 }).map((days) => addDays('2026-11-02', days));
const anyTime = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    holidays: fc.array(later),
  })
  .map(({ weekdays, holidays }) => ({
    hours: Object.fromEntries(weekdays.map((day) => [day, DAY])),
    holidays,
  }));

test('working days are added by weeks as they would be one by one, and taken away again', () => {
  fc.assert(
    fc.property(later, fc.nat(80), anyTime, (from, count, time) => {
      let walked = from;
      for (let left = count; left > 0; left -= 1) walked = nextWorkingDay(addDays(walked, 1), time);
      expect(addWorkingDays(from, count, time)).toBe(walked);
      if (isWorkingDay(from, time)) expect(addWorkingDays(walked, -count, time)).toBe(from);
    }),
  );
});

test('working days are counted without walking them as they would be day by day, whatever the week and the holidays are', () => {
  fc.assert(
    fc.property(later, later, anyTime, (from, to, time) => {
      let counted = 0;
      for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
        if (isWorkingDay(day, time)) counted += 1;
      expect(workingDaysBetween(from, to, time)).toBe(counted);
    }),
  );
});
