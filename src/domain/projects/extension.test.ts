import { describe, expect, test } from 'vitest';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { site } from '../content/site.ts';
import { type AddedWork, extendedBy } from './extension.ts';
import type { PlanFacts, StageFacts } from './plan.ts';

const time = workingTimeOf(site);
/** A Tuesday. */
const TODAY = '2026-11-24';

const stage = (id: string, days: number, changes: Partial<StageFacts> = {}): StageFacts => ({
  ...{ id, days, state: 'planned', notBefore: null, startedOn: null, deliveredOn: null },
  ...changes,
});
const done = { state: 'delivered', startedOn: '2026-11-16', deliveredOn: '2026-11-20' } as const;

/** Agreed for five days, from that Wednesday to the next Tuesday. */
const project = (changes: Partial<PlanFacts> = {}): PlanFacts => ({
  ...{ startOn: '2026-11-25', launchOn: '2026-12-01', stages: [stage('build', 5)], items: [] },
  ...changes,
});
const added = (days: number, earliestStart: string | null = null): AddedWork => ({
  stages: [{ id: 'more', days }],
  earliestStart,
});

describe('what an addendum makes of a project', () => {
  test.each([
    ['comes after what was agreed', project(), added(3), ['2026-12-02', '2026-12-04', '2026-12-04']],
    [
      'comes after work that is late, whose agreed day is over',
      project({ startOn: '2026-11-02', launchOn: '2026-11-13', stages: [stage('build', 10)] }),
      added(3),
      ['2026-11-25', '2026-11-27', '2026-12-10'],
    ],
    [
      'begins on the next day where all is delivered',
      project({ startOn: '2026-11-16', launchOn: '2026-11-20', stages: [stage('build', 5, done)] }),
      added(2),
      ['2026-11-25', '2026-11-26', '2026-11-26'],
    ],
    [
      'begins no sooner than it was offered for',
      project(),
      added(2, '2026-12-14'),
      ['2026-12-14', '2026-12-15', '2026-12-15'],
    ],
    [
      'takes no time without days',
      project(),
      { stages: [], earliestStart: null },
      ['2026-12-02', '2026-12-01', '2026-12-01'],
    ],
    [
      'moves no launch with stages that take no day',
      project(),
      added(0),
      ['2026-12-02', '2026-12-01', '2026-12-01'],
    ],
    [
      'moves none on its last day either',
      project({
        startOn: '2026-11-18',
        launchOn: TODAY,
        stages: [stage('build', 5, { state: 'active', startedOn: '2026-11-18' })],
      }),
      added(0),
      ['2026-11-25', TODAY, TODAY],
    ],
    [
      'begins when a project without stages begins',
      project({ stages: [] }),
      added(1),
      ['2026-11-25', '2026-11-25', '2026-11-25'],
    ],
    [
      'leaves weekends out',
      project({ launchOn: '2026-11-27', stages: [stage('build', 3)] }),
      added(1),
      ['2026-11-30', '2026-11-30', '2026-11-30'],
    ],
  ] as const)('%s', (_, before, work, [startOn, launchOn, planned]) => {
    const extension = extendedBy(before, work, TODAY, time);
    expect([extension.startOn, extension.launchOn, extension.plan.launchOn]).toEqual([
      startOn,
      launchOn,
      planned,
    ]);
    expect(extension.plan.stages.length).toBe(before.stages.length + work.stages.length);
  });

  test('holds back the first of its stages alone, and only where it would begin sooner', () => {
    const two = {
      stages: [
        { id: 'a', days: 1 },
        { id: 'b', days: 1 },
      ],
      earliestStart: '2026-12-14',
    };
    const held = extendedBy(project(), two, TODAY, time).stages.map(({ notBefore }) => notBefore);
    expect(held).toEqual(['2026-12-14', null]);
    const free = extendedBy(project(), added(2), TODAY, time).stages.map(({ notBefore }) => notBefore);
    expect(free).toEqual([null]);
  });
});
