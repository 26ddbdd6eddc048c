import { describe, expect, it, test } from 'vitest';
import type { WorkingTime } from '../kernel/working-time.ts';
import { byUrgency, EXPECTED_KINDS, type ExpectedFacts, expectedOfClient } from './expected.ts';
import { PROJECT_STATES } from './project-life.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: [] };
/** A Tuesday. */
const TODAY = '2026-11-24';

const FACTS: ExpectedFacts = {
  state: 'in-progress',
  stages: [
    { id: 's1', name: 'Zadanie', state: 'approved', deliveredOn: '2026-11-10' },
    { id: 's2', name: 'Návrh', state: 'delivered', deliveredOn: '2026-11-20' },
    { id: 's3', name: 'Programovanie', state: 'active', deliveredOn: null },
  ],
  items: [
    { id: 'i1', title: 'Logo', state: 'accepted', dueOn: '2026-11-11' },
    { id: 'i2', title: 'Fotografie', state: 'asked', dueOn: '2026-11-19' },
    { id: 'i3', title: 'Texty', state: 'returned', dueOn: '2026-11-30' },
    { id: 'i4', title: 'Doména', state: 'brought', dueOn: '2026-11-12' },
  ],
  payments: [
    { id: 'p1', name: 'Záloha', state: 'paid', dueOn: '2026-11-05' },
    { id: 'p2', name: 'Po návrhu', state: 'overdue', dueOn: '2026-11-23' },
    { id: 'p3', name: 'Doplatok', state: 'waiting', dueOn: null },
  ],
  addenda: [{ id: 'a1', title: 'E-shop', validUntil: '2026-11-28' }],
};

describe('what a project expects of its client', () => {
  it('is what is missing, delivered and to be paid, and nothing that is done or the operator’s', () => {
    const expected = expectedOfClient(FACTS, TODAY, WORK).toSorted(byUrgency);
    expect(expected.map(({ kind, id, until }) => [kind, id, until])).toEqual([
      // Five working days after the Friday on which it was delivered.
      ['approve', 's2', '2026-11-27'],
      ['accept', 'a1', '2026-11-28'],
      ['pay', 'p2', '2026-11-23'],
      ['repair', 'i3', '2026-11-30'],
      ['bring', 'i2', '2026-11-19'],
    ]);
  });

  test.each(PROJECT_STATES)('of one that is %s', (state) => {
    const kinds = new Set(expectedOfClient({ ...FACTS, state }, TODAY, WORK).map(({ kind }) => kind));
    const isResting = state === 'paused' || state === 'closed';
    expect(kinds).toEqual(
      new Set(isResting ? ['pay', 'accept'] : ['pay', 'accept', 'approve', 'repair', 'bring']),
    );
  });
});

describe('the order of what is expected', () => {
  const one = (kind: (typeof EXPECTED_KINDS)[number], until: string | null) => ({ kind, until });

  it('is to decide, pay, repair, bring, then read, however long any of it has been due', () => {
    const rows = [
      one('answer', null),
      one('bring', '2026-11-02'),
      one('repair', '2026-11-03'),
      one('pay', '2026-11-04'),
      one('approve', '2026-12-10'),
      one('accept', '2026-12-11'),
    ];
    expect(rows.toSorted(byUrgency).map(({ kind }) => kind)).toEqual([
      ...['approve', 'accept', 'pay', 'repair', 'bring', 'answer'],
    ]);
  });

  it('is among decisions, and among the rest of one kind, what has been due for longest', () => {
    const rows = [
      one('approve', '2026-11-27'),
      one('accept', '2026-11-25'),
      one('pay', '2026-12-01'),
      one('pay', '2026-11-20'),
    ];
    expect(rows.toSorted(byUrgency).map(({ kind, until }) => [kind, until])).toEqual([
      ['accept', '2026-11-25'],
      ['approve', '2026-11-27'],
      ['pay', '2026-11-20'],
      ['pay', '2026-12-01'],
    ]);
  });

  it('is that of the kinds on one day', () => {
    const rows = EXPECTED_KINDS.toReversed().map((kind) => one(kind, TODAY));
    expect(rows.toSorted(byUrgency).map(({ kind }) => kind)).toEqual([...EXPECTED_KINDS]);
  });

  it('is one order, whichever the rows come in', () => {
    const days = [null, '2026-11-20', TODAY, '2026-11-25'];
    const rows = EXPECTED_KINDS.flatMap((kind) => days.map((until) => one(kind, until)));
    const sorted = rows.toSorted(byUrgency);
    for (let turn = 1; turn < rows.length; turn += 1) {
      const turned = [...rows.slice(turn), ...rows.slice(0, turn)].toReversed();
      const again = turned.toSorted(byUrgency);
      expect(again.map(({ until }) => until)).toEqual(sorted.map(({ until }) => until));
      expect(again.map(({ kind }) => kind)).toEqual(sorted.map(({ kind }) => kind));
    }
  });
});
