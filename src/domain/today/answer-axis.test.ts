import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../kernel/local-time.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { answerAxis, ownAxis, shareOf } from './answer-axis.ts';

const DAY = [[8 * 60, 17 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: ['2026-11-25'] };
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf({ day, minutes: hours * 60 + minutes });
};
const promised = (from: string, due: string) => ({ from: at(from), due: at(due) });
const shown = ({ days }: ReturnType<typeof answerAxis>) =>
  days.map(({ day, from, to, isAfterBreak }) => `${isAfterBreak ? '/ ' : ''}${day} ${from / 60}-${to / 60}`);

describe('the axis of hours', () => {
  it('leaves the weekend out, and begins and ends at a quarter of a day', () => {
    const axis = answerAxis(
      [promised('2026-11-20 08:30', '2026-11-23 08:30'), promised('2026-11-23 08:48', '2026-11-24 08:48')],
      at('2026-11-23 09:20'),
      WORK,
    );
    expect(shown(axis)).toEqual(['2026-11-20 6-24', '/ 2026-11-23 0-24', '2026-11-24 0-12']);
    // 18 hours of Friday and 9⅓ of Monday, of 54.
    expect(axis.now).toBeCloseTo((18 + 9 + 1 / 3) / 54);
    expect(shareOf(axis, at('2026-11-21 12:00'))).toBeCloseTo(18 / 54);
    expect(axis.worked).toHaveLength(3);
    expect(axis.worked[1]?.at).toBeCloseTo(26 / 54);
    expect(axis.hours.filter(({ isLong }) => isLong).map(({ hour }) => hour)).toEqual([
      6, 12, 18, 0, 6, 12, 18, 0, 6,
    ]);
  });

  it('is of one row as long as its own hours, to scale', () => {
    const now = at('2026-11-24 18:56');
    const promise = promised('2026-11-23 15:48', '2026-11-24 15:48');
    const axis = ownAxis(promise, now, WORK);
    expect(shown(axis)).toEqual(['2026-11-23 15-24', '2026-11-24 0-19']);
    expect(axis.hours).toHaveLength(28);
    const late = axis.now - shareOf(axis, promise.due);
    expect(late / (axis.now - shareOf(axis, promise.from))).toBeCloseTo((3 + 8 / 60) / (27 + 8 / 60));
  });

  it('leaves a holiday out', () => {
    const axis = answerAxis([promised('2026-11-24 10:00', '2026-11-26 10:00')], at('2026-11-24 12:00'), WORK);
    expect(shown(axis)).toEqual(['2026-11-24 6-24', '/ 2026-11-26 0-12']);
  });

  it('shows a free day while it is today', () => {
    const axis = answerAxis([promised('2026-11-20 16:00', '2026-11-23 16:00')], at('2026-11-21 10:00'), WORK);
    expect(shown(axis)).toEqual(['2026-11-20 12-24', '2026-11-21 0-24', '/ 2026-11-23 0-18']);
  });

  it('reaches no further than two days of work back and ahead', () => {
    const axis = answerAxis([promised('2026-06-01 10:00', '2026-12-30 10:00')], at('2026-11-23 10:00'), WORK);
    expect(shown(axis)).toEqual([
      '2026-11-19 0-24',
      '2026-11-20 0-24',
      '/ 2026-11-23 0-24',
      '2026-11-24 0-24',
      '/ 2026-11-26 0-24',
    ]);
    expect([shareOf(axis, at('2026-06-01 10:00')), shareOf(axis, at('2026-12-30 10:00'))]).toEqual([0, 1]);
  });

  it('grows with time and never leaves its ends', () => {
    const minute = fc.integer({ min: Date.UTC(2026, 9, 20) / 60_000, max: Date.UTC(2026, 10, 30) / 60_000 });
    const instant = minute.map((value) => new Date(value * 60_000));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(instant, instant)),
        instant,
        instant,
        instant,
        (pairs, now, one, other) => {
          const axis = answerAxis(
            pairs.map(([from, due]) => ({ from, due })),
            now,
            WORK,
          );
          const [earlier, later] = one < other ? [one, other] : [other, one];
          const shares = [0, shareOf(axis, earlier), shareOf(axis, later), 1];
          expect(shares).toEqual(shares.toSorted((a, b) => a - b));
          expect(axis.days.at(-1)?.until).toBeCloseTo(1);
        },
      ),
    );
  });
});
