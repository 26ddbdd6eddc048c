import { describe, expect, it, test } from 'vitest';
import { instantOf } from '../kernel/local-time.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { durationText, restText, untilText, wasDueText } from './answer-texts.ts';

const DAY = [[8 * 60, 17 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: ['2026-11-25'] };
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf({ day, minutes: hours * 60 + minutes });
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('how a promise stands', () => {
  test.each([
    ['2026-11-23 08:30', '2026-11-23 09:20', 'mešká 50 min'],
    ['2026-11-23 16:40', '2026-11-23 09:20', 'dnes o 16:40'],
    ['2026-11-24 08:00', '2026-11-23 09:20', 'zajtra o 8:00'],
    // A Friday evening: the weekend is not counted, but it is there.
    ['2026-11-30 08:02', '2026-11-27 23:35', 'v pondelok o 8:02'],
    ['2026-11-26 09:20', '2026-11-23 09:20', 'vo štvrtok o 9:20'],
    ['2026-11-29 09:20', '2026-11-23 09:20', 'v nedeľu o 9:20'],
    ['2026-11-30 09:20', '2026-11-23 09:20', '30. 11. o 9:20'],
    ['2026-11-23 09:20', '2026-11-23 09:20', 'mešká 0 min'],
    // Wednesday is a holiday.
    ['2026-11-24 09:20', '2026-11-27 09:20', 'mešká 2 pracovné dni'],
    ['2026-11-18 09:20', '2026-11-23 09:20', 'mešká 3 pracovné dni'],
    ['2026-11-16 09:20', '2026-11-23 09:20', 'mešká 5 pracovných dní'],
    ['2026-10-12 09:20', '2026-11-23 09:20', 'mešká 30 pracovných dní'],
  ])('promised by %s, at %s: %s', (due, now, text) => {
    expect(plain(restText(at(due), at(now), WORK))).toBe(text);
  });

  test.each([
    [2, '2 prac. dni'],
    [5, '5 prac. dní'],
  ])('%i days take little room in a row', (days, text) => {
    expect(plain(durationText(days * 24 * 60, 'shortWorkingDay'))).toBe(text);
  });

  it('names the time and the day', () => {
    expect(plain(untilText(at('2026-11-23 08:05')))).toBe('do 23. 11., 8:05');
    expect(plain(wasDueText(at('2026-11-23 08:05')))).toBe('malo byť 23. 11. o 8:05');
  });
});
