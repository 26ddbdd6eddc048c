import { expect, test } from 'vitest';
import type { WorkingTime } from '../kernel/working-time.ts';
import { workingDaysOfSpan } from './working-days.ts';

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
