import { expect, it } from 'vitest';
import { formatTime } from '../kernel/format.ts';
import { byDay } from './audit-days.ts';

it('puts entries under their day in Bratislava, whatever the day in Greenwich, and keeps their order', () => {
  const [after, before, earlier] = [
    '2026-11-22T23:05:00Z',
    '2026-11-22T22:55:00Z',
    '2026-11-21T23:00:00Z',
  ].map((at) => ({ at }));
  expect(byDay([after, before, earlier].flatMap((entry) => entry ?? []))).toEqual([
    { day: 'Pondelok 23.\u00A011.\u00A02026', entries: [after] },
    { day: 'Nedeľa 22.\u00A011.\u00A02026', entries: [before, earlier] },
  ]);
  expect(formatTime(new Date('2026-11-22T08:05:00Z'))).toBe('9:05');
});
