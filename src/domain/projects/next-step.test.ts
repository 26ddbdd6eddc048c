import { expect, test } from 'vitest';
import type { WorkingTime } from '../kernel/working-time.ts';
import { type NextStepFacts, nextStepOf } from './next-step.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: [] };
/** A Tuesday. */
const TODAY = '2026-11-24';

const stage = (
  state: 'planned' | 'active' | 'delivered' | 'approved',
  deliveredOn: string | null = null,
) => ({
  id: 'stage',
  name: 'Návrh',
  state,
  deliveredOn,
});
const item = (state: 'asked' | 'brought' | 'accepted' | 'returned', broughtOn: string | null = null) => ({
  id: 'item',
  title: 'Logo',
  state,
  dueOn: '2026-11-26',
  broughtOn,
});
const payment = (
  state: 'waiting' | 'open' | 'overdue' | 'paid' | 'cancelled',
  changes: { dueOn?: string; stageId?: string } = {},
) => ({ id: 'payment', name: 'Záloha', state, dueOn: null, stageId: null, ...changes });

const facts = (changes: Partial<NextStepFacts> = {}): NextStepFacts => ({
  state: 'in-progress',
  plan: {
    stages: [{ id: 'stage', from: '2026-11-25', to: '2026-11-27' }],
    launchOn: '2026-12-15',
    delay: 0,
    missing: { shift: 0, launchOn: '2026-12-15' },
    work: { added: 0, overran: [] },
    late: [],
  },
  stages: [],
  items: [],
  payments: [],
  addenda: [],
  ...changes,
});

test.each<[string, Partial<NextStepFacts>, [string, string, string | null] | null]>([
  ['nothing of one that is closed', { state: 'closed', items: [item('asked')] }, null],
  [
    'what is still to be paid of one that is closed',
    { state: 'closed', payments: [payment('overdue', { dueOn: '2026-11-20' })] },
    ['client', 'pay', '2026-11-20'],
  ],
  [
    'what is still to be paid of one that rests',
    { state: 'paused', stages: [stage('active')], payments: [payment('open', { dueOn: '2026-12-01' })] },
    ['client', 'pay', '2026-12-01'],
  ],
  [
    'an addendum to decide on',
    { addenda: [{ id: 'addendum', title: 'E-shop', validUntil: '2026-11-26' }], stages: [stage('active')] },
    ['client', 'accept', '2026-11-26'],
  ],
  [
    'a pause to be ended, whatever waits',
    { state: 'paused', items: [item('asked')] },
    ['operator', 'resume', null],
  ],
  [
    'a payment that was asked for',
    { payments: [payment('open', { dueOn: '2026-12-01' })] },
    ['client', 'pay', '2026-12-01'],
  ],
  [
    'one that is overdue',
    { payments: [payment('overdue', { dueOn: '2026-11-20' })] },
    ['client', 'pay', '2026-11-20'],
  ],
  [
    'one of the agreement to be asked for',
    { payments: [payment('waiting')] },
    ['operator', 'ask-payment', TODAY],
  ],
  [
    'none that waits for a stage',
    { stages: [stage('active')], payments: [payment('waiting', { stageId: 'stage' })] },
    ['operator', 'deliver', '2026-11-27'],
  ],
  [
    'one whose stage is approved',
    { stages: [stage('approved')], payments: [payment('waiting', { stageId: 'stage' })] },
    ['operator', 'ask-payment', TODAY],
  ],
  ['a stage to begin', { stages: [stage('planned')] }, ['operator', 'begin', '2026-11-25']],
  ['a stage to deliver', { stages: [stage('active')] }, ['operator', 'deliver', '2026-11-27']],
  [
    'a stage to approve in five working days',
    { stages: [stage('delivered', '2026-11-20')] },
    ['client', 'approve', '2026-11-27'],
  ],
  ['an item to bring', { items: [item('asked')] }, ['client', 'bring', '2026-11-26']],
  ['an item to repair', { items: [item('returned')] }, ['client', 'repair', '2026-11-26']],
  [
    'what a client is to decide, where something else of theirs is due before what the operator does',
    {
      stages: [stage('delivered', '2026-11-20'), { ...stage('active'), id: 'next' }],
      items: [{ ...item('asked'), dueOn: '2026-11-20' }],
      plan: { ...facts().plan, stages: [{ id: 'next', from: '2026-11-20', to: '2026-11-25' }] },
    },
    ['client', 'approve', '2026-11-27'],
  ],
  [
    'an item to look at in two working days',
    { items: [item('brought', '2026-11-20')] },
    ['operator', 'check', TODAY],
  ],
  ['the launch once nothing is left', { payments: [payment('paid')] }, ['operator', 'launch', '2026-12-15']],
  [
    'care once it is launched',
    { state: 'launched', payments: [payment('cancelled')] },
    ['operator', 'care', null],
  ],
  [
    'what is due first',
    { stages: [stage('active')], items: [item('asked')] },
    ['client', 'bring', '2026-11-26'],
  ],
  [
    'the client before the operator on one day',
    { stages: [stage('active')], items: [{ ...item('asked'), dueOn: '2026-11-27' }] },
    ['client', 'bring', '2026-11-27'],
  ],
])('the next step is %s', (_, changes, expected) => {
  const step = nextStepOf(facts(changes), TODAY, WORK);
  expect(step && [step.who, step.kind, step.until]).toEqual(expected);
});
