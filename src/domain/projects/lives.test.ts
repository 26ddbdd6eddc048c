import { describe, expect, test } from 'vitest';
import { PAYMENT_STATES, paymentStateOn, paymentSteps } from '../payments/payment-life.ts';
import { CHECKLIST_STATES, checklistMoves } from './checklist-life.ts';
import { afterMove, isBeforeLaunch, movesOf, PROJECT_STATES, type RunningState } from './project-life.ts';
import { STAGE_STATES, stageMoves } from './stage-life.ts';

/** Every pair: a state, and where it leads; all other pairs are refused. */
const PROJECT: Record<RunningState, string[]> = {
  agreed: ['in-progress', 'paused'],
  'in-progress': ['in-review', 'paused'],
  'in-review': ['launched', 'in-progress', 'paused'],
  launched: ['in-care', 'closed', 'paused'],
  'in-care': ['closed', 'paused'],
  closed: [],
};

describe('the life of a project', () => {
  test.each(Object.entries(PROJECT))('from %s leads to %j and nowhere else', (from, to) => {
    const life = { state: from as RunningState, pausedFrom: null };
    const possible = PROJECT_STATES.filter((state) => afterMove(life, state) !== null);
    expect(possible.toSorted()).toEqual(to.toSorted());
    expect(movesOf(life).toSorted()).toEqual(to.toSorted());
  });

  test('can be late until it is launched, not while it rests', () => {
    expect(PROJECT_STATES.filter(isBeforeLaunch)).toEqual(['agreed', 'in-progress', 'in-review']);
  });

  test.each(Object.keys(PROJECT).filter((state) => state !== 'closed') as RunningState[])(
    'paused from %s goes on there and nowhere else',
    (from) => {
      const paused = afterMove({ state: from, pausedFrom: null }, 'paused');
      expect(paused).toEqual({ state: 'paused', pausedFrom: from });
      if (!paused) return;
      expect(PROJECT_STATES.filter((state) => afterMove(paused, state) !== null)).toEqual([from]);
      expect(afterMove(paused, from)).toEqual({ state: from, pausedFrom: null });
    },
  );
});

test('a stage is approved only after it was delivered', () => {
  const pairs = STAGE_STATES.map((from) => [from, stageMoves(from)]);
  expect(Object.fromEntries(pairs)).toEqual({
    planned: ['active'],
    active: ['delivered'],
    delivered: ['approved', 'active'],
    approved: [],
  });
});

test('what was brought is accepted, or returned to be brought again; what was not can be waived', () => {
  const pairs = CHECKLIST_STATES.map((from) => [from, checklistMoves(from)]);
  expect(Object.fromEntries(pairs)).toEqual({
    asked: ['brought', 'waived'],
    brought: ['accepted', 'returned'],
    returned: ['brought', 'waived'],
    accepted: [],
    waived: ['asked'],
  });
});

test('a payment is closed once it is paid or cancelled', () => {
  const pairs = PAYMENT_STATES.map((state) => [state, paymentSteps(state).toSorted()]);
  const all = ['ask', 'cancel', 'pay', 'split'];
  expect(Object.fromEntries(pairs)).toEqual({
    waiting: all,
    open: all,
    overdue: all,
    paid: [],
    cancelled: [],
  });
});

test('a payment is overdue from the day after its last one, and waits until it is asked for', () => {
  const on = (dueOn: string | null) => paymentStateOn({ state: 'open', dueOn }, '2026-11-24');
  expect([on(null), on('2026-11-24'), on('2026-11-23')]).toEqual(['waiting', 'open', 'overdue']);
  expect(paymentStateOn({ state: 'paid', dueOn: '2026-11-01' }, '2026-11-24')).toBe('paid');
});
