import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../kernel/local-time.ts';
import { isWorkingDay, type WorkingTime } from '../kernel/working-time.ts';
import { offerSchedule } from '../offers/offer-schedule.ts';
import {
  agreedLaunch,
  type PlanFacts,
  planOf,
  progressOf,
  type StageFacts,
  stageDueOn,
  toldPlan,
  type WorkDelay,
} from './plan.ts';
import { workingDaysBetween } from './working-days.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
/** Tuesday 17 November is a holiday. */
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: ['2026-11-17'] };

const stage = (id: string, days: number, changes: Partial<StageFacts> = {}): StageFacts => ({
  id,
  days,
  state: 'planned',
  notBefore: null,
  startedOn: null,
  deliveredOn: null,
  ...changes,
});

/** Four days of brief, ten of design, five of content from Monday 2 November; 19 working days end on Friday 27. */
const facts = (changes: Partial<PlanFacts> = {}): PlanFacts => ({
  startOn: '2026-11-02',
  launchOn: '2026-11-27',
  stages: [stage('brief', 4), stage('design', 10), stage('content', 5)],
  items: [],
  ...changes,
});

test.each<[string, Partial<StageFacts>, string | null]>([
  ['five working days', { state: 'active', startedOn: '2026-11-13' }, '2026-11-20'],
  ['none of one to come', { state: 'planned' }, null],
  [
    'none of what was delivered',
    { state: 'delivered', startedOn: '2026-11-13', deliveredOn: '2026-11-18' },
    null,
  ],
])('the term of a stage: %s', (_, changes, dueOn) => {
  expect(stageDueOn(stage('design', 5, changes), WORK)).toBe(dueOn);
});

test('the agreed launch counts working days and leaves holidays out', () => {
  expect(agreedLaunch('2026-11-02', facts().stages, WORK)).toBe('2026-11-27');
  expect(agreedLaunch('2026-11-01', [{ days: 1 }], WORK)).toBe('2026-11-02');
});

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-16', '2026-11-18', 1],
  ['2026-11-23', '2026-11-20', 0],
])('from %s to %s there are %i working days', (from, to, days) => {
  expect(workingDaysBetween(from, to, WORK)).toBe(days);
});

test('a hundred years of working days are counted by weeks, and by days give the same', () => {
  let looks = 0;
  const hours = new Proxy(WORK.hours, {
    get(of, day) {
      looks += 1;
      return Reflect.get(of, day);
    },
  });
  const [from, to] = ['2000-01-01', '2099-12-31'];
  const days = workingDaysBetween(from, to, { ...WORK, hours });
  expect(looks).toBeLessThan(30);
  let counted = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day, WORK)) counted += 1;
  expect(days).toBe(counted);
});

describe('the plan', () => {
  test('before the start lays stages one after another, nothing late', () => {
    expect(planOf(facts(), '2026-10-30', WORK)).toEqual({
      stages: [
        { id: 'brief', from: '2026-11-02', to: '2026-11-05' },
        { id: 'design', from: '2026-11-06', to: '2026-11-20' },
        { id: 'content', from: '2026-11-23', to: '2026-11-27' },
      ],
      launchOn: '2026-11-27',
      delay: 0,
      missing: { shift: 0, launchOn: '2026-11-27' },
      work: { added: 0, overran: [] },
      late: [],
    });
  });

  test('puts the rest off while a stage is not finished in time', () => {
    const stages = [
      stage('brief', 4, { state: 'active', startedOn: '2026-11-02' }),
      stage('design', 10),
      stage('content', 5),
    ];
    const late = planOf(facts({ stages }), '2026-11-09', WORK);
    expect(late.stages[0]).toEqual({ id: 'brief', from: '2026-11-02', to: '2026-11-09' });
    expect([late.launchOn, late.delay]).toEqual(['2026-12-01', 2]);
    expect(late.missing).toEqual({ shift: 0, launchOn: '2026-12-01' });
  });

  test('does not begin a stage in the past, nor before the day it waits for', () => {
    const begun = planOf(facts(), '2026-11-04', WORK);
    expect(begun.stages[0]?.from).toBe('2026-11-04');
    expect(begun.delay).toBe(2);
    const stages = [stage('brief', 4), stage('design', 10, { notBefore: '2026-11-14' }), stage('content', 5)];
    expect(planOf(facts({ stages }), '2026-10-30', WORK).stages[1]?.from).toBe('2026-11-16');
  });

  test('keeps what was delivered sooner, and brings the launch forward', () => {
    const stages = [
      stage('brief', 4, { state: 'approved', startedOn: '2026-11-02', deliveredOn: '2026-11-03' }),
      stage('design', 10),
      stage('content', 5),
    ];
    const plan = planOf(facts({ stages }), '2026-11-04', WORK);
    expect(plan.stages[1]?.from).toBe('2026-11-04');
    expect([plan.launchOn, plan.delay]).toEqual(['2026-11-25', -2]);
    const told = toldPlan(plan, '2026-11-27');
    expect([told.launchOn, told.delay], 'but not to the client').toEqual(['2026-11-27', 0]);
  });

  test('without stages ends as it was agreed', () => {
    expect(planOf(facts({ stages: [] }), '2026-12-01', WORK)).toMatchObject({
      launchOn: '2026-11-27',
      delay: 0,
    });
  });
});

describe('a stage without days', () => {
  const offered = (days: readonly number[]) =>
    days.map((count, index) => ({ id: `s${index}`, name: `s${index}`, days: count }));
  const planned = (days: readonly number[]) => offered(days).map((each) => stage(each.id, each.days));

  test('is planned as it was offered, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { minLength: 1, maxLength: 6 }),
        fc.nat(40),
        fc.option(fc.nat(60)),
        (days, agreed, earliest) => {
          const agreedOn = addDays('2026-11-01', agreed);
          const earliestStart = earliest === null ? null : addDays('2026-11-01', earliest);
          const offer = offerSchedule({ stages: offered(days), earliestStart }, agreedOn, WORK);
          const project = {
            startOn: offer.startsOn,
            launchOn: offer.endsOn,
            stages: planned(days),
            items: [],
          };
          const plan = planOf(project, agreedOn, WORK);
          expect(plan.stages).toEqual(offer.stages.map(({ id, from, to }) => ({ id, from, to })));
          expect(plan).toMatchObject({ launchOn: offer.endsOn, delay: 0, work: { added: 0 } });
        },
      ),
    );
  });

  test.each<[string, Partial<StageFacts>, [string, string]]>([
    ['while it waits', {}, ['2026-11-04', '2026-11-05']],
    [
      'delivered with the one before',
      { state: 'delivered', startedOn: '2026-11-04', deliveredOn: '2026-11-04' },
      ['2026-11-04', '2026-11-05'],
    ],
    [
      'delivered later',
      { state: 'delivered', startedOn: '2026-11-04', deliveredOn: '2026-11-06' },
      ['2026-11-06', '2026-11-06'],
    ],
    ['held back', { notBefore: '2026-11-07' }, ['2026-11-09', '2026-11-09']],
  ])('takes no day of the next one: %s', (_, changes, [to, next]) => {
    const stages = [
      stage('s0', 3, { state: 'delivered', startedOn: '2026-11-02', deliveredOn: '2026-11-04' }),
      stage('s1', 0, changes),
      stage('s2', 2),
    ];
    const plan = planOf(facts({ stages }), '2026-11-04', WORK);
    expect([plan.stages[1]?.to, plan.stages[2]?.from]).toEqual([to, next]);
  });
});

describe('a late item', () => {
  const running = [
    stage('brief', 4, { state: 'approved', startedOn: '2026-11-02', deliveredOn: '2026-11-05' }),
    stage('design', 10, { state: 'delivered', startedOn: '2026-11-06', deliveredOn: '2026-11-20' }),
    stage('content', 5, { state: 'active', startedOn: '2026-11-23' }),
  ];
  const photos = { id: 'photos', stageId: 'content', state: 'asked', dueOn: '2026-11-20' } as const;

  test('shifts the launch by the days for which it is late', () => {
    const plan = planOf(facts({ stages: running, items: [photos] }), '2026-11-25', WORK);
    expect(plan.late).toEqual([{ id: 'photos', days: 5, shift: 3 }]);
    expect([plan.launchOn, plan.delay]).toEqual(['2026-12-02', 3]);
    expect(plan.missing).toEqual({ shift: 3, launchOn: '2026-11-27' });
  });

  test('makes only its part of a delay that has other causes, and no more than there is', () => {
    const items = [photos];
    const longer = planOf(facts({ stages: running, items, launchOn: '2026-11-25' }), '2026-11-25', WORK);
    expect([longer.delay, longer.missing.shift]).toEqual([5, 3]);
    const spare = planOf(facts({ stages: running, items, launchOn: '2026-12-01' }), '2026-11-25', WORK);
    expect([spare.delay, spare.missing.shift]).toEqual([1, 1]);
  });

  test('shifts nothing while its stage is far away, or when no stage needs it', () => {
    const early = { ...photos, dueOn: '2026-11-03' };
    const far = planOf(facts({ items: [early] }), '2026-11-02', WORK);
    expect(far.late).toEqual([]);
    const free = planOf(
      facts({ items: [{ ...photos, stageId: null }], stages: running }),
      '2026-11-25',
      WORK,
    );
    expect(free.late).toEqual([{ id: 'photos', days: 5, shift: 0 }]);
    expect(free.delay).toBe(0);
  });

  test('does not add its days to those of another one', () => {
    const logo = { ...photos, id: 'logo', dueOn: '2026-11-23' };
    const plan = planOf(facts({ stages: running, items: [photos, logo] }), '2026-11-25', WORK);
    expect(plan.late.map(({ shift }) => shift)).toEqual([3, 2]);
    expect(plan.delay).toBe(3);
  });

  test('is not late once it was brought', () => {
    const items = [{ ...photos, state: 'brought' as const }];
    expect(planOf(facts({ stages: running, items }), '2026-11-25', WORK)).toMatchObject({
      late: [],
      delay: 0,
    });
  });
});

test('progress is the weight of approved stages', () => {
  const weighed = (state: StageFacts['state'], weight: number) => ({ state, weight });
  expect(progressOf([])).toBe(0);
  expect(progressOf([weighed('approved', 1), weighed('delivered', 9)])).toBe(10);
  expect(progressOf([weighed('approved', 2), weighed('planned', 1)])).toBe(66);
  expect(progressOf([weighed('approved', 5), weighed('approved', 4)])).toBe(100);
  expect(progressOf([weighed('approved', 0), weighed('planned', 0)])).toBe(50);
  expect(progressOf([weighed('approved', 0), weighed('approved', 0)])).toBe(100);
});

test.each<[string, Partial<PlanFacts>, WorkDelay]>([
  ['nothing of work that goes as agreed', {}, { added: 0, overran: [] }],
  ['what was added', { stages: [...facts().stages, stage('more', 3)] }, { added: 3, overran: [] }],
  [
    'what took longer, done or not',
    {
      stages: [
        stage('brief', 4, { state: 'approved', startedOn: '2026-11-02', deliveredOn: '2026-11-06' }),
        stage('design', 5, { state: 'active', startedOn: '2026-11-11' }),
        stage('content', 5),
      ],
      launchOn: '2026-11-20',
    },
    {
      added: 0,
      overran: [
        { id: 'brief', days: 1 },
        { id: 'design', days: 2 },
      ],
    },
  ],
  [
    'nothing of a stage on its last day',
    { stages: [stage('brief', 14, { state: 'active', startedOn: '2026-11-02' })] },
    { added: 0, overran: [] },
  ],
  [
    'nothing of a stage without days that is done on the day it was begun, and one that stays open longer',
    {
      stages: [
        stage('handover', 0, { state: 'approved', startedOn: '2026-11-03', deliveredOn: '2026-11-03' }),
        stage('open', 0, { state: 'active', startedOn: '2026-11-03' }),
      ],
      launchOn: '2026-11-03',
    },
    { added: 0, overran: [{ id: 'open', days: 12 }] },
  ],
  ['nothing where there are no stages', { stages: [] }, { added: 0, overran: [] }],
])('why work takes longer: %s', (_, changes, work) => {
  expect(planOf(facts(changes), '2026-11-20', WORK).work).toEqual(work);
});
