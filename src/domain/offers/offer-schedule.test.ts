import { expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { workingTimeOf } from '../content/working-week.ts';
import { offerSchedule, plannedSchedule } from './offer-schedule.ts';

const time = workingTimeOf(site);
const stages = (...days: number[]) =>
  days.map((count, index) => ({ id: `s${index}`, name: `s${index}`, days: count }));

test.each([
  ['begins on the next working day', stages(1), null, '2026-11-20', ['2026-11-23', '2026-11-23']],
  [
    'does not begin before the earliest start',
    stages(5),
    '2026-11-30',
    '2026-11-20',
    ['2026-11-30', '2026-12-04'],
  ],
  [
    'begins after an earliest start that is over',
    stages(2),
    '2026-11-01',
    '2026-11-23',
    ['2026-11-24', '2026-11-25'],
  ],
  ['leaves weekends and holidays out', stages(3), null, '2026-12-22', ['2026-12-23', '2026-12-29']],
  ['takes stages one after another', stages(2, 0, 3), null, '2026-11-20', ['2026-11-23', '2026-11-27']],
  ['has a day also without stages', [], null, '2026-11-20', ['2026-11-23', '2026-11-23']],
])('the work %s', (_, given, earliestStart, agreedOn, [from, to]) => {
  const schedule = offerSchedule({ stages: given, earliestStart }, agreedOn ?? '', time);
  expect([schedule.startsOn, schedule.endsOn]).toEqual([from, to]);
});

test('a stage without days ends with the one before it', () => {
  const { stages: scheduled } = offerSchedule(
    { stages: stages(2, 0, 1), earliestStart: null },
    '2026-11-22',
    time,
  );
  expect(scheduled.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-23', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-25', '2026-11-25'],
  ]);
});

test('of an addendum is what its project has planned of it, or nothing', () => {
  const planned = [
    { id: 'of-project', from: '2026-11-20', to: '2026-11-23' },
    { id: 's0', from: '2026-11-24', to: '2026-11-25' },
    { id: 's1', from: '2026-11-26', to: '2026-11-27' },
  ];
  const work = { stages: stages(2, 2) };
  expect(plannedSchedule(work, planned)).toMatchObject({
    ...{ startsOn: '2026-11-24', endsOn: '2026-11-27' },
    stages: [{ id: 's0' }, { id: 's1' }],
  });
  expect(plannedSchedule(work, planned.slice(0, 2))).toBeNull();
  expect(plannedSchedule({ stages: [] }, planned)).toBeNull();
});
