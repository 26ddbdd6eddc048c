import { expect, test } from 'vitest';
import type { WorkingTime } from '../kernel/working-time.ts';
import { type DeskFacts, deskNext, deskStep, workDueOf } from './desk-next.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: [] };
/** A Tuesday. */
const TODAY = '2026-11-24';

const stage = (state: DeskFacts['stages'][number]['state'], id = 'stage') => ({
  id,
  name: 'Návrh',
  state,
  deliveredOn: state === 'delivered' ? '2026-11-20' : null,
  dueOn: state === 'active' ? '2026-11-27' : null,
  ...{ returnedOn: null, returnReason: '' },
});
const RETURNED = { ...stage('active'), returnedOn: '2026-11-23', returnReason: 'Chýba stránka Cenník.' };
const item = (
  state: DeskFacts['items'][number]['state'],
  changes: Partial<DeskFacts['items'][number]> = {},
) => ({
  id: 'item',
  title: 'Logo',
  state,
  dueOn: '2026-11-26',
  broughtOn: state === 'brought' ? '2026-11-20' : null,
  stageId: 'stage',
  ...changes,
});
const payment = (state: DeskFacts['payments'][number]['state'], dueOn: string | null = null) => ({
  id: 'payment',
  name: 'Záloha',
  state,
  dueOn,
  stageId: null,
});
const change = (state: DeskFacts['changes'][number]['state']) => ({
  id: 'change',
  text: 'Tretí jazyk',
  state,
});
const addendum = { id: 'addendum', title: 'E-shop', validUntil: '2026-11-26' };
const draft = { id: 'draft', number: 'CP-2026-0001/D1' };

const facts = (changes: Partial<DeskFacts> = {}): DeskFacts => ({
  state: 'in-progress',
  plan: {
    stages: [
      { id: 'stage', from: '2026-11-23', to: '2026-11-27' },
      { id: 'second', from: '2026-11-30', to: '2026-12-04' },
    ],
    launchOn: '2026-12-15',
  },
  stages: [],
  items: [],
  payments: [],
  addenda: [],
  drafts: [],
  changes: [],
  unanswered: 0,
  ...changes,
});

const LATE = { dueOn: '2026-11-20' };

test.each<[string, Partial<DeskFacts>, DeskTurn, string[], string[]]>([
  ['messages', { unanswered: 2, stages: [stage('active')] }, 'operator', ['answer', 'deliver'], []],
  [
    'what the client has returned, before all the rest and whatever they have not brought',
    { unanswered: 1, stages: [RETURNED], items: [item('asked', LATE)] },
    'operator',
    ['rework', 'answer'],
    ['bring'],
  ],
  ['messages of one that is closed', { state: 'closed', unanswered: 1 }, 'operator', ['answer'], []],
  [
    'a change that is asked for',
    { changes: [change('asked')], stages: [stage('active')] },
    'operator',
    ['change', 'deliver'],
    [],
  ],
  [
    'a change that has its answer',
    { changes: [change('declined'), change('offered')], stages: [stage('active')] },
    'operator',
    ['deliver'],
    [],
  ],
  [
    'the draft of the addendum that answers one',
    { changes: [change('preparing')], drafts: [draft], stages: [stage('active')] },
    'operator',
    ['send-addendum', 'deliver'],
    [],
  ],
  [
    'what was brought',
    { items: [item('brought')], stages: [stage('active')] },
    'operator',
    ['check', 'deliver'],
    [],
  ],
  [
    'a payment to be asked for before the work',
    { payments: [payment('waiting')], stages: [stage('active')] },
    'operator',
    ['ask-payment', 'deliver'],
    [],
  ],
  [
    'an overdue payment, which is not said of the client again',
    { payments: [payment('overdue', '2026-11-20')], stages: [stage('active')] },
    'operator',
    ['overdue', 'deliver'],
    [],
  ],
  [
    'an overdue payment of one that is closed',
    { state: 'closed', payments: [payment('overdue', '2026-11-20')] },
    'operator',
    ['overdue'],
    [],
  ],
  [
    'a payment that has its days yet',
    { payments: [payment('open', '2026-12-01')], stages: [stage('active')] },
    'operator',
    ['deliver'],
    ['pay'],
  ],
  [
    'a stage, though the client has yet to bring something of it in time',
    { items: [item('asked')], stages: [stage('active')] },
    'operator',
    ['deliver'],
    ['bring'],
  ],
  [
    'not a stage that waits for what is late',
    { items: [item('asked', LATE)], stages: [stage('active')] },
    'client',
    [],
    ['bring'],
  ],
  [
    'after its last day the stage that waits, though it is the client’s turn',
    { items: [item('asked', LATE)], stages: [{ ...stage('active'), dueOn: '2026-11-20' }] },
    'client',
    ['deliver'],
    ['bring'],
  ],
  [
    'a stage for which nothing is missing, whatever else is',
    {
      items: [item('returned', { ...LATE, stageId: 'second' })],
      stages: [stage('active'), stage('planned', 'second')],
    },
    'operator',
    ['deliver'],
    ['repair'],
  ],
  [
    'a stage from its first day on',
    { stages: [stage('planned')], payments: [payment('open', '2026-12-01')] },
    'operator',
    ['begin'],
    ['pay'],
  ],
  [
    'before its first day the client',
    { stages: [stage('approved'), stage('planned', 'second')], payments: [payment('open', '2026-12-01')] },
    'client',
    ['begin'],
    ['pay'],
  ],
  [
    'before its first day the stage, where the client has nothing to do',
    { stages: [stage('approved'), stage('planned', 'second')] },
    'operator',
    ['begin'],
    [],
  ],
  [
    'no stage after one that the client has to approve',
    { stages: [stage('delivered'), stage('planned', 'second')] },
    'client',
    [],
    ['approve'],
  ],
  [
    'an addendum that the client decides on',
    { addenda: [addendum], stages: [stage('delivered')] },
    'client',
    [],
    ['accept', 'approve'],
  ],
  [
    'the launch when all is approved',
    { state: 'in-review', stages: [stage('approved')], payments: [payment('open', '2026-12-01')] },
    'operator',
    ['move'],
    ['pay'],
  ],
  [
    'no launch while something is missing',
    { state: 'in-review', stages: [stage('approved')], items: [item('asked')] },
    'client',
    [],
    ['bring'],
  ],
  [
    'the launch before the payment that is asked for after it',
    {
      state: 'in-review',
      stages: [stage('approved')],
      payments: [{ ...payment('waiting'), stageId: 'stage' }],
    },
    'operator',
    ['move', 'ask-payment'],
    [],
  ],
  [
    'the approval of the last stage before the payment that is asked for after the launch',
    {
      state: 'in-review',
      stages: [stage('delivered')],
      payments: [{ ...payment('waiting'), stageId: 'stage' }],
    },
    'client',
    ['ask-payment'],
    ['approve'],
  ],
  [
    'the launch whose day is over, though it is the client’s turn',
    {
      state: 'in-review',
      stages: [stage('delivered')],
      plan: { stages: [{ id: 'stage', from: '2026-11-16', to: '2026-11-20' }], launchOn: '2026-11-20' },
    },
    'client',
    ['move'],
    ['approve'],
  ],
  [
    'a payment of the agreement before the launch',
    { state: 'in-review', stages: [stage('approved')], payments: [payment('waiting')] },
    'operator',
    ['ask-payment'],
    [],
  ],
  [
    'the payment after the last stage once it is launched',
    {
      state: 'launched',
      stages: [stage('approved')],
      payments: [{ ...payment('waiting'), stageId: 'stage' }],
    },
    'operator',
    ['ask-payment'],
    [],
  ],
  ['care after the launch', { state: 'launched', stages: [stage('approved')] }, 'operator', ['move'], []],
  [
    'what is to be paid before care',
    { state: 'launched', stages: [stage('approved')], payments: [payment('open', '2026-12-01')] },
    'client',
    [],
    ['pay'],
  ],
  ['nobody while it is cared for', { state: 'in-care', stages: [stage('approved')] }, null, [], []],
  [
    'nobody once it is closed',
    { state: 'closed', changes: [change('asked')], drafts: [draft], items: [item('asked')] },
    null,
    [],
    [],
  ],
  [
    'the end of a pause, whatever waits',
    { state: 'paused', stages: [stage('active')], items: [item('brought')] },
    'operator',
    ['move'],
    [],
  ],
  [
    'what is to be paid during a pause',
    { state: 'paused', stages: [stage('active')], payments: [payment('open', '2026-12-01')] },
    'client',
    [],
    ['pay'],
  ],
])('the operator is shown %s', (_, changes, turn, own, client) => {
  const next = deskNext(facts(changes), TODAY, WORK);
  expect(next.turn).toBe(turn);
  expect(next.own.map(({ kind }) => kind)).toEqual(own);
  expect(next.client.map(({ kind }) => kind)).toEqual(client);
});

type DeskTurn = ReturnType<typeof deskNext>['turn'];

test('what somebody waits for comes before the work, and of one kind what has been due for longest', () => {
  const { own } = deskNext(
    facts({
      unanswered: 3,
      changes: [change('asked')],
      drafts: [draft],
      stages: [stage('active')],
      items: [
        item('brought', { id: 'new', broughtOn: '2026-11-23' }),
        item('brought', { id: 'old', broughtOn: '2026-11-18' }),
      ],
      payments: [
        { ...payment('overdue', '2026-11-20'), id: 'second' },
        { ...payment('overdue', '2026-11-10'), id: 'first' },
        { ...payment('waiting'), id: 'third' },
      ],
    }),
    TODAY,
    WORK,
  );
  expect(own.map(({ kind, id, until, more }) => [kind, id, until, more])).toEqual([
    ['answer', null, null, 2],
    ['change', 'change', null, 0],
    ['send-addendum', 'draft', null, 0],
    ['check', 'old', '2026-11-20', 1],
    ['ask-payment', 'third', null, 0],
    ['overdue', 'first', '2026-11-10', 0],
    ['overdue', 'second', '2026-11-20', 0],
    ['deliver', 'stage', '2026-11-27', 0],
  ]);
});

test('of what is to be brought the first is named, with how many more there are, after what is to be repaired', () => {
  const items = [
    item('asked', { id: 'later' }),
    item('asked', { id: 'sooner', dueOn: '2026-11-25' }),
    item('returned', { id: 'back' }),
  ];
  const { client } = deskNext(facts({ items }), TODAY, WORK);
  expect(client).toMatchObject([
    { kind: 'repair', id: 'back', more: 0 },
    { kind: 'bring', id: 'sooner', more: 1 },
  ]);
});

test.each<[string, Partial<DeskFacts>, [string, string] | null]>([
  [
    'the operator’s own before what the client owes',
    { items: [item('brought'), item('asked', { id: 'late', ...LATE, stageId: null })] },
    ['operator', 'check'],
  ],
  [
    'what the client owes where the work waits for it',
    { items: [item('asked', LATE)], stages: [stage('active')] },
    ['client', 'bring'],
  ],
  ['nothing of one that is closed', { state: 'closed' }, null],
])('the first step of a project is %s', (_, changes, expected) => {
  const step = deskStep(facts(changes), TODAY, WORK);
  expect(step && [step.who, step.kind]).toEqual(expected);
});

const ENDED = { stages: [{ id: 'stage', from: '2026-11-23', to: '2026-11-20' }], launchOn: '2026-11-20' };

test.each<[string, Partial<DeskFacts>, string[]]>([
  ['a stage that ends today', { stages: [{ ...stage('active'), dueOn: TODAY }] }, ['deliver']],
  ['not one that ends tomorrow', { stages: [{ ...stage('active'), dueOn: '2026-11-25' }] }, []],
  [
    'a late one, though it waits for the client',
    { stages: [{ ...stage('active'), dueOn: '2026-11-20' }], items: [item('asked', LATE)] },
    ['deliver'],
  ],
  ['a stage that begins today', { stages: [stage('planned')] }, ['begin']],
  ['not one that begins later', { stages: [stage('approved'), stage('planned', 'second')] }, []],
  ['a launch whose day is over', { state: 'in-review', stages: [stage('approved')], plan: ENDED }, ['move']],
  ['not one to come', { state: 'in-review', stages: [stage('approved')] }, []],
  ['nothing while it rests', { state: 'paused', stages: [stage('active')], plan: ENDED }, []],
])('the work that is due is %s', (_, changes, kinds) => {
  expect(workDueOf(facts(changes), TODAY, WORK).map(({ kind }) => kind)).toEqual(kinds);
});
