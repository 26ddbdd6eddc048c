import type { Day } from '../kernel/local-time.ts';
import { compareAscii } from '../kernel/text.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import type { ChangeState } from './change-life.ts';
import { isLateItem, isMissing } from './checklist-life.ts';
import { byUrgency, EXPECTED_KINDS, expectedOfClient } from './expected.ts';
import { expectedOfOperator, type NextStepFacts } from './next-step.ts';
import type { Schedule } from './plan.ts';
import { isAtWork, isBeforeLaunch } from './project-life.ts';

/**
 * What the operator does at a project, in the order in which it is to be done: what takes minutes and somebody waits for it
 * comes before the work itself.
 */
export const DESK_KINDS = [
  'rework',
  'answer',
  'change',
  'send-addendum',
  'check',
  'ask-payment',
  'overdue',
  'deliver',
  'begin',
  'move',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** Of these what is the work itself. */
export const WORK_KINDS = ['deliver', 'begin', 'move'] as const satisfies readonly DeskKind[];
export type WorkKind = (typeof WORK_KINDS)[number];

/** One thing of it, or of what the client is expected to do. */
export interface DeskTask<Kind extends string = DeskKind> {
  kind: Kind;
  /** Of the change, addendum, item, payment or stage; null of what is about the project. */
  id: string | null;
  /** Name of it; empty of what is about the project. */
  name: string;
  /** Null where nobody has said until when. */
  until: Day | null;
  /** How many more of its kind come after it; only messages and items are told together. */
  more: number;
  /** Why the client has returned what is to be reworked; empty of the rest. */
  reason: string;
}

/** What the client is expected to do; messages are theirs to read whenever they like. */
export const WAITED_KINDS = EXPECTED_KINDS.filter((kind) => kind !== 'answer');
export type WaitedKind = (typeof WAITED_KINDS)[number];

export interface DeskNext {
  /** Whose turn it is; nobody's where all is done, or nothing is to be done for now. */
  turn: 'operator' | 'client' | null;
  /** Of the operator, what is to be done first at the beginning. */
  own: DeskTask[];
  /** Of the client, in the order in which they read it. */
  client: DeskTask<WaitedKind>[];
}

/** What comes first at a project, and who is to do it. */
export type DeskStep = ({ who: 'operator' } & DeskTask) | ({ who: 'client' } & DeskTask<WaitedKind>);

export interface DeskFacts extends Pick<NextStepFacts, 'state' | 'payments'> {
  /** With the last day that was meant for the one that is worked on (plan.ts), and when and why the client has returned one. */
  stages: readonly (NextStepFacts['stages'][number] & {
    dueOn: Day | null;
    returnedOn: Day | null;
    returnReason: string;
  })[];
  plan: Schedule;
  /** With the stage that cannot go on without it. */
  items: readonly (NextStepFacts['items'][number] & { stageId: string | null })[];
  /** Those that the client can still accept. */
  addenda: NextStepFacts['addenda'];
  /** Addenda that the operator has begun and not sent. */
  drafts: readonly { id: string; number: string }[];
  /** Changes that the client asks for. */
  changes: readonly { id: string; text: string; state: ChangeState }[];
  /** Messages of the client that the operator has not seen, besides those that ask for a change. */
  unanswered: number;
}

/** What the operator is to do at a project now, what comes after it, and what is with the client. */
export function deskNext(facts: DeskFacts, today: Day, time: WorkingTime): DeskNext {
  const client = expectedOfClient(facts, today, time)
    .filter(({ id }) => facts.payments.find((payment) => payment.id === id)?.state !== 'overdue')
    .toSorted(byUrgency)
    .map((one) => ({ ...one, more: 0, reason: '' }));
  const tasks = tasksOf(facts, today, time);
  const isAtEnd = tasks.every(isAfterLaunch(facts)) && (isBeforeLaunch(facts.state) || client.length === 0);
  const own = isAtEnd ? [...moveOf(facts), ...tasks] : tasks;
  // What begins on a day to come or follows the launch is nobody's turn while the client has something to do.
  const isNow = own.some(
    (one) => !isAfterLaunch(facts)(one) && (one.kind !== 'begin' || one.until === null || one.until <= today),
  );
  const isOwn = own.length > 0 && (isNow || client.length === 0);
  return {
    turn: isOwn ? 'operator' : client.length > 0 ? 'client' : null,
    own: [...own, ...heldLate(facts, today)],
    client: together(client, 'bring'),
  };
}

/** The work itself that is due at a project: what ends, begins or is to be launched by that day, whatever else waits. */
export const workDueOf = (
  { state, stages, plan, items }: Pick<DeskFacts, 'state' | 'stages' | 'plan' | 'items'>,
  today: Day,
  time: WorkingTime,
): DeskTask<WorkKind>[] =>
  deskNext(
    { state, stages, plan, items, payments: [], addenda: [], drafts: [], changes: [], unanswered: 0 },
    today,
    time,
  ).own.flatMap(({ kind, ...told }) =>
    isWork(kind) && told.until !== null && told.until <= today ? [{ kind, ...told }] : [],
  );

const isWork = (kind: DeskKind): kind is WorkKind => WORK_KINDS.some((one) => one === kind);

/** The first of it, as lists of projects tell it: the operator's own where it is their turn; null where all is done. */
export function deskStep(facts: DeskFacts, today: Day, time: WorkingTime): DeskStep | null {
  const { turn, own, client } = deskNext(facts, today, time);
  const [lead] = own;
  const [awaited] = client;
  if (turn === 'operator' && lead) return { who: 'operator', ...lead };
  return turn === 'client' && awaited ? { who: 'client', ...awaited } : null;
}

function tasksOf(facts: DeskFacts, today: Day, time: WorkingTime): DeskTask[] {
  const { state, drafts, changes, payments, unanswered } = facts;
  const asked = changes.filter((change) => change.state === 'asked');
  const overdue = payments.filter((payment) => payment.state === 'overdue');
  const rows = [
    ...(unanswered > 0 ? [task('answer', { more: unanswered - 1 })] : []),
    ...overdue.map(({ id, name, dueOn }) => task('overdue', { id, name, until: dueOn })),
    ...(state === 'closed' ? [] : asked.map(({ id, text }) => task('change', { id, name: text }))),
    ...(state === 'closed'
      ? []
      : drafts.map(({ id, number }) => task('send-addendum', { id, name: number }))),
    ...(isAtWork(state) ? workOf(facts, today, time) : []),
  ];
  return together(rows.toSorted(inOrder), 'check');
}

const lacksOf =
  ({ items }: Pick<DeskFacts, 'items'>, today: Day) =>
  (stageId: string | null): boolean =>
    items.some((item) => item.stageId === stageId && isLateItem(item, today));

/**
 * What is late and cannot go on before the client does something: a stage that waits for what they bring, and a launch that
 * waits for what they approve. It is told, and is nobody's turn.
 */
function heldLate(facts: DeskFacts, today: Day): DeskTask[] {
  const { state, stages, plan } = facts;
  const lacks = lacksOf(facts, today);
  if (!isAtWork(state)) return [];
  const isHeld =
    isBeforeLaunch(state) &&
    plan.launchOn < today &&
    stages.some((stage) => stage.state === 'delivered') &&
    stages.every((stage) => stage.state === 'delivered' || stage.state === 'approved');
  return [
    ...stages
      .filter((stage) => !isReturned(stage) && stage.dueOn !== null && stage.dueOn < today && lacks(stage.id))
      .map(({ id, name, dueOn }) => task('deliver', { id, name, until: dueOn })),
    ...(isHeld ? [task('move', { until: plan.launchOn })] : []),
  ];
}

/** Worked on again because the client has returned it. */
const isReturned = ({ state, returnedOn }: DeskFacts['stages'][number]): boolean =>
  state === 'active' && returnedOn !== null;

/** What is to be looked at, asked for and worked on, less what cannot be done before the client does something. */
function workOf(facts: DeskFacts, today: Day, time: WorkingTime): DeskTask[] {
  const { stages } = facts;
  const lacks = lacksOf(facts, today);
  const isHeld = stages.some((stage) => stage.state === 'delivered');
  return expectedOfOperator(facts, today, time).flatMap(({ kind, id, name, until }) => {
    const stage = kind === 'deliver' ? stages.find((one) => one.id === id) : undefined;
    const due = stage?.dueOn ?? until;
    if (stage && isReturned(stage))
      return [task('rework', { id, name, until: due, reason: stage.returnReason })];
    if (stage && lacks(id)) return [];
    // A client who returns what was delivered would change what was begun after it.
    if (kind === 'begin' && (isHeld || lacks(id))) return [];
    return kind === 'check' || kind === 'ask-payment' || kind === 'deliver' || kind === 'begin'
      ? [task(kind, { id, name, until: kind === 'ask-payment' ? null : due })]
      : [];
  });
}

/** Whether a task is for after the launch: a payment that follows the last stage is asked for once the website is there. */
const isAfterLaunch =
  ({ state, stages, payments }: DeskFacts) =>
  ({ kind, id }: DeskTask): boolean => {
    const stageId = payments.find((payment) => payment.id === id)?.stageId ?? null;
    return (
      isBeforeLaunch(state) && kind === 'ask-payment' && stageId !== null && stageId === stages.at(-1)?.id
    );
  };

/** Where all stages are done and the client has nothing to bring, the project itself goes on. */
function moveOf({ state, stages, items, plan }: DeskFacts): DeskTask[] {
  if (state === 'closed' || state === 'in-care') return [];
  const isDone =
    stages.every((stage) => stage.state === 'approved') && !items.some((item) => isMissing(item.state));
  if (isAtWork(state) && !isDone) return [];
  return [task('move', { until: isBeforeLaunch(state) ? plan.launchOn : null })];
}

const task = (kind: DeskKind, told: Partial<DeskTask>): DeskTask => ({
  ...{ kind, id: null, name: '', until: null, more: 0, reason: '' },
  ...told,
});

/** By kind, and of one kind what has been due for longest; what has no day is as it came. */
const inOrder = (a: DeskTask, b: DeskTask): number =>
  DESK_KINDS.indexOf(a.kind) - DESK_KINDS.indexOf(b.kind) || compareAscii(a.until ?? '', b.until ?? '');

/** Of one kind only the first is told, with how many more there are. */
function together<Task extends DeskTask<string>>(tasks: readonly Task[], kind: Task['kind']): Task[] {
  const [first, ...others] = tasks.filter((one) => one.kind === kind);
  return tasks.flatMap((one) => {
    if (one === first) return [{ ...one, more: others.length }];
    return one.kind === kind ? [] : [one];
  });
}
