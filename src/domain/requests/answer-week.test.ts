import { expect, test } from 'vitest';
import { instantOf } from '../kernel/local-time.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { promisedAnswer } from './answer-clock.ts';
import { answerWeek } from './answer-week.ts';

const HOURS = [[8 * 60, 17 * 60]] as const;
const TIME: WorkingTime = {
  hours: { 1: HOURS, 2: HOURS, 3: HOURS, 4: HOURS, 5: HOURS, 6: [], 7: [] },
  holidays: ['2026-12-24', '2026-12-25', '2026-12-26'],
};
const at = (day: string, hours: number): Date => instantOf({ day, minutes: hours * 60 });

const drawn = (sentAt: Date, hours = 24) =>
  answerWeek({ sentAt, dueAt: promisedAnswer(sentAt, hours, TIME)?.dueAt ?? sentAt }, TIME);

test('a message of Friday night is answered on the fifth of seven days, over a free weekend', () => {
  const { days, sent, due } = drawn(at('2026-11-27', 23.5));
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ]);
  expect(days.map(({ worked }) => worked.length)).toEqual([1, 0, 0, 1, 1, 1, 1]);
  expect(days[3]?.worked).toEqual([{ at: (3 + 8 / 24) / 7, until: (3 + 17 / 24) / 7 }]);
  expect(sent).toBe(23.5 / 24 / 7);
  expect(due).toBe((4 + 8 / 24) / 7);
});

test('holidays are free days, and a later answer makes the week longer', () => {
  const { days, due } = drawn(at('2026-12-23', 16), 72);
  expect(days.at(-1)?.day).toBe('2026-12-30');
  expect(days.map(({ worked }) => worked.length)).toEqual([1, 0, 0, 0, 0, 1, 1, 1]);
  expect(due).toBe((7 + 16 / 24) / 8);
});
