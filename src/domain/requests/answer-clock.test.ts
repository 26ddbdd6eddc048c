import { describe, expect, test } from 'vitest';
import { instantOf } from '../kernel/local-time.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { answerBy, answerClock, answerWithin, promisedAnswer } from './answer-clock.ts';

const HOUR = 60;
const straight = [[8 * HOUR, 17 * HOUR]] as const;
const withLunch = [
  [8 * HOUR, 12 * HOUR],
  [12 * HOUR + 30, 17 * HOUR],
] as const;

const week = (hours: WorkingTime['hours'][number]): WorkingTime => ({
  hours: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: [], 7: [] },
  holidays: ['2026-04-03', '2026-04-06', '2026-05-01', '2026-09-01', '2025-08-29'],
});
const STRAIGHT = week(straight);
const LUNCH = week(withLunch);

const at = (text: string): Date => {
  const [day = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf({ day, minutes: hours * HOUR + minutes });
};

describe('a promise', () => {
  test.each([
    ['an ordinary day', '2026-11-23 10:15', 24, STRAIGHT, '2026-11-24 10:15', '2026-11-23 17:00'],
    ['Friday 16:30', '2026-11-20 16:30', 24, STRAIGHT, '2026-11-23 16:30', '2026-11-23 14:15'],
    ['a weekend', '2026-11-21 12:00', 24, STRAIGHT, '2026-11-24 08:00', '2026-11-23 14:45'],
    ['the evening before 1 May', '2026-04-30 20:00', 24, STRAIGHT, '2026-05-05 08:00', '2026-05-04 14:45'],
    ['the Thursday before Easter', '2026-04-02 16:00', 24, STRAIGHT, '2026-04-07 16:00', '2026-04-07 13:45'],
    ['29 August', '2025-08-29 09:00', 24, STRAIGHT, '2025-09-02 08:00', '2025-09-01 14:45'],
    ['the clocks go forward', '2026-03-27 16:00', 24, STRAIGHT, '2026-03-30 16:00', '2026-03-30 13:45'],
    ['the clocks go back', '2026-10-23 16:00', 24, STRAIGHT, '2026-10-26 16:00', '2026-10-26 13:45'],
    ['an end within lunch', '2026-11-23 08:15', 4, LUNCH, '2026-11-23 12:30', '2026-11-23 11:04'],
    ['lunch itself', '2026-11-23 12:10', 2, LUNCH, '2026-11-23 14:30', '2026-11-23 14:00'],
    ['an hour in the morning', '2026-11-23 06:00', 1, STRAIGHT, '2026-11-23 09:00', '2026-11-23 08:45'],
  ])('given on %s', (_, sent, hours, time, due, warned) => {
    expect(promisedAnswer(at(sent), hours, time)).toEqual({ dueAt: at(due), warnAt: at(warned) });
  });

  test('is not given without a claim', () => {
    expect(promisedAnswer(at('2026-11-23 10:15'), undefined, STRAIGHT)).toBeNull();
    expect(promisedAnswer(at('2026-11-23 10:15'), null, STRAIGHT)).toBeNull();
  });
});

describe('a promise in words', () => {
  const everyDay = { hours: { ...STRAIGHT.hours, 6: straight, 7: straight }, holidays: [] };

  test.each([
    ['free weekends', 24, STRAIGHT, 'do 24 hodín v pracovných dňoch'],
    ['one hour', 1, STRAIGHT, 'do 1 hodiny v pracovných dňoch'],
    [
      'a free Sunday',
      2,
      { ...everyDay, hours: { ...everyDay.hours, 7: [] } },
      'do 2 hodín v pracovných dňoch',
    ],
    ['holidays alone', 24, { ...everyDay, holidays: STRAIGHT.holidays }, 'do 24 hodín v pracovných dňoch'],
    ['no free day', 24, everyDay, 'do 24 hodín'],
  ])('counts the days that count: %s', (_, hours, time, said) => {
    expect(answerWithin(hours, time)?.replaceAll('\u00A0', ' ')).toBe(said);
  });

  test('is none without a claim', () => {
    expect(answerWithin(undefined, STRAIGHT)).toBeNull();
    expect(answerWithin(null, STRAIGHT)).toBeNull();
  });
});

describe('the clock of a request sent on Friday 16:30', () => {
  const createdAt = at('2026-11-20 16:30');
  const promise = promisedAnswer(createdAt, 24, STRAIGHT);
  const sent = {
    status: 'new' as const,
    createdAt,
    answerDueAt: promise?.dueAt ?? null,
    answerWarnAt: promise?.warnAt ?? null,
    answeredAt: null,
  };

  test.each([
    ['2026-11-20 16:30', 'running', 0, 24 * 60],
    ['2026-11-20 17:00', 'running', 30 / 1440, 23.5 * 60],
    ['2026-11-22 12:00', 'running', 7.5 / 24, 16.5 * 60],
    ['2026-11-23 14:14', 'running', 1304 / 1440, 136],
    ['2026-11-23 14:15', 'warned', 1305 / 1440, 135],
    ['2026-11-23 16:30', 'late', 1, 0],
    ['2026-11-23 17:20', 'late', 1, -50],
  ] as const)('at %s', (now, state, share, leftMinutes) => {
    expect(answerClock(sent, at(now), STRAIGHT)).toMatchObject({ state, share, leftMinutes });
  });

  test('stands still once somebody was answered, and tells how long it took', () => {
    const answered = { ...sent, status: 'contacted' as const, answeredAt: at('2026-11-23 08:00') };
    expect(answerClock(answered, at('2026-12-01 08:00'), STRAIGHT)).toMatchObject({
      state: 'answered',
      share: 15.5 / 24,
      leftMinutes: 0,
    });
  });

  test('waits for nobody when the request was lost or archived without an answer', () => {
    for (const status of ['lost', 'archived'] as const)
      expect(answerClock({ ...sent, status }, at('2026-11-24 08:00'), STRAIGHT)?.state).toBe('stopped');
  });

  test('is none without a promise', () => {
    const unpromised = { ...sent, answerDueAt: null, answerWarnAt: null };
    expect(answerClock(unpromised, at('2026-11-23 10:00'), STRAIGHT)).toBeNull();
  });
});

test.each([
  ['2026-11-23 08:00', 'v pondelok 23. 11. o 8:00'],
  ['2026-11-24 10:15', 'v utorok 24. 11. o 10:15'],
  ['2026-11-25 10:15', 'v stredu 25. 11. o 10:15'],
  ['2026-11-26 10:05', 'vo štvrtok 26. 11. o 10:05'],
  ['2026-11-27 16:30', 'v piatok 27. 11. o 16:30'],
  ['2027-01-02 09:00', 'v sobotu 2. 1. o 9:00'],
  ['2027-01-03 09:00', 'v nedeľu 3. 1. o 9:00'],
])('%s is said as "%s"', (moment, said) => {
  expect(answerBy(at(moment)).replaceAll('\u00A0', ' ')).toBe(said);
});
