import { expect, test } from 'vitest';
import type { WorkingTime } from '../kernel/working-time.ts';
import { promiseCaption } from './promise-caption.ts';

const week = (...hours: WorkingTime['hours'][number][]): WorkingTime => ({
  hours: Object.fromEntries(hours.map((day, index) => [index + 1, day])),
  holidays: [],
});
const DAY = [[8 * 60, 17 * 60]] as const;
const HALF = [[8 * 60 + 30, 12 * 60]] as const;

test.each([
  [24, week(DAY, DAY, []), 'Čas na odpoveď: do 24 hodín v pracovných dňoch. Hrubá os = pracovný čas 8 – 17.'],
  [2, week(HALF), 'Čas na odpoveď: do 2 hodín v pracovných dňoch. Hrubá os = pracovný čas 8:30 – 12.'],
  [
    24,
    week(DAY, DAY, DAY, DAY, DAY, DAY, DAY),
    'Čas na odpoveď: do 24 hodín. Hrubá os = pracovný čas 8 – 17.',
  ],
  [24, week(DAY, HALF), 'Čas na odpoveď: do 24 hodín v pracovných dňoch. Hrubá os = pracovný čas.'],
  [null, week(DAY), 'Hrubá os = pracovný čas 8 – 17.'],
])('says what the axis of hours measures, of %s hours promised', (hours, time, caption) => {
  expect(promiseCaption(hours, time).replaceAll('\u00A0', ' ')).toBe(caption);
});
