import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantOf, wallTimeOf } from './local-time.ts';
import {
  addWorkingDays,
  isWorkingDay,
  isWorkingMoment,
  nextWorkingMoment,
  promisedMinutesBetween,
  type WorkingTime,
  workingDeadline,
} from './working-time.ts';

const at = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const DAY = [
  [at('08:00'), at('12:00')],
  [at('13:00'), at('17:00')],
] as const;
const WORK: WorkingTime = {
  hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY },
  holidays: [
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-08-29',
    '2025-08-29',
    '2026-12-24',
    '2026-12-25',
  ],
};
const wall = (text: string) => instantOf({ day: text.slice(0, 10), minutes: at(text.slice(11)) });
const shown = (instant: Date) => {
  const { day, minutes } = wallTimeOf(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

describe('an answer within 24 hours', () => {
  test.each([
    ['on a working day', '2026-11-23 10:15', '2026-11-24 10:15'],
    ['Friday 16:30', '2026-11-20 16:30', '2026-11-23 16:30'],
    ['Friday evening', '2026-11-20 18:00', '2026-11-24 08:00'],
    ['on Sunday', '2026-11-22 11:00', '2026-11-24 08:00'],
    ['before 1 May, a Friday', '2026-04-30 15:00', '2026-05-04 15:00'],
    ['on 1 May', '2026-05-01 09:00', '2026-05-05 08:00'],
    ['before Easter', '2026-04-02 09:30', '2026-04-07 09:30'],
    ['on Easter Monday', '2026-04-06 09:30', '2026-04-08 08:00'],
    ['before 29 August, a Friday', '2025-08-28 14:00', '2025-09-01 14:00'],
    ['over the spring change of clocks', '2026-03-27 16:45', '2026-03-30 16:45'],
    ['over the autumn change of clocks', '2026-10-23 08:05', '2026-10-26 08:05'],
    ['in the lunch break', '2026-11-24 12:30', '2026-11-25 13:00'],
    ['at the last minute', '2026-11-24 16:59', '2026-11-25 16:59'],
    ['at the end of the day', '2026-11-24 17:00', '2026-11-26 08:00'],
  ])('%s', (_, asked, due) => {
    expect(shown(workingDeadline(wall(asked), 24, WORK))).toBe(due);
  });

  test('that is due in the lunch break is due after it', () => {
    expect(shown(workingDeadline(wall('2026-11-24 08:30'), 4, WORK))).toBe('2026-11-24 13:00');
  });

  test('falls into working time, and never before the hours are over', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2026, 11, 31) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 72 }), (minute, hours) => {
        const asked = new Date(minute * 60_000);
        const due = workingDeadline(asked, hours, WORK);
        expect(isWorkingMoment(due, WORK)).toBe(true);
        // A change of the clocks, always on a Sunday, may take an hour.
        expect(due.getTime() - asked.getTime()).toBeGreaterThanOrEqual((hours - 1) * 3_600_000);
      }),
    );
  });

  test('is due no earlier for whoever asks later', () => {
    const minute = fc.integer({ min: Date.UTC(2026, 2, 20) / 60_000, max: Date.UTC(2026, 4, 10) / 60_000 });
    fc.assert(
      fc.property(minute, fc.integer({ min: 0, max: 5_000 }), (first, later) => {
        const due = (value: number) => workingDeadline(new Date(value * 60_000), 24, WORK).getTime();
        expect(due(first + later)).toBeGreaterThanOrEqual(due(first));
      }),
    );
  });
});

test('working days are counted over weekends and holidays', () => {
  expect(addWorkingDays('2026-12-22', 3, WORK)).toBe('2026-12-29');
  expect(addWorkingDays('2026-11-20', 1, WORK)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-22', 0, WORK)).toBe('2026-11-22');
});

test('work goes on at the next opening, which may be now', () => {
  expect(shown(nextWorkingMoment(wall('2026-11-24 09:00'), WORK))).toBe('2026-11-24 09:00');
  expect(shown(nextWorkingMoment(wall('2026-11-24 07:00'), WORK))).toBe('2026-11-24 08:00');
  expect(shown(nextWorkingMoment(wall('2026-12-23 18:00'), WORK))).toBe('2026-12-28 08:00');
});

test('a configuration without a working day is told', () => {
  expect(() => nextWorkingMoment(wall('2026-11-24 09:00'), { hours: {}, holidays: [] })).toThrow(
    'no working day',
  );
});

test('what has passed of a promise is counted by weeks as it would be day by day', () => {
  const instant = fc.date({
    min: wall('2025-06-01 00:00'),
    max: wall('2027-06-01 00:00'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      const [from, to] = one <= other ? [one, other] : [other, one];
      const [start, end] = [wallTimeOf(from), wallTimeOf(to)];
      let minutes = 0;
      for (let { day } = start; day <= end.day; day = addDays(day, 1))
        if (isWorkingDay(day, WORK))
          minutes += (day === end.day ? end.minutes : 24 * 60) - (day === start.day ? start.minutes : 0);
      expect(promisedMinutesBetween(from, to, WORK)).toBe(Math.max(0, minutes));
    }),
  );
});
