import type { Day } from '../kernel/local-time.ts';
import { compareAscii } from '../kernel/text.ts';
import { addWorkingDays, type WorkingTime } from '../kernel/working-time.ts';
import type { PaymentState } from '../payments/payment-life.ts';
import type { ChecklistState } from './checklist-life.ts';
import { byUrgency, expectedOfClient } from './expected.ts';
import type { Plan } from './plan.ts';
import { isAtWork, type ProjectState } from './project-life.ts';
import type { StageState } from './stage-life.ts';

/** What can be expected of whom. */
export const NEXT_STEP_KINDS = [
  'pay',
  'ask-payment',
  'approve',
  'accept',
  'repair',
  'bring',
  'check',
  'begin',
  'deliver',
  'launch',
  'care',
  'resume',
] as const;
export type NextStepKind = (typeof NEXT_STEP_KINDS)[number];

export interface NextStep {
  who: 'client' | 'operator';
  kind: NextStepKind;
  /** Id of the payment, stage, addendum or item it is about; null where it is about the project. */
  id: string | null;
  /** Name of it; empty for the project. */
  name: string;
  /** Null where nobody has said until when. */
  until: Day | null;
}

export interface NextStepFacts {
  state: ProjectState;
  plan: Plan;
  stages: readonly { id: string; name: string; state: StageState; deliveredOn: Day | null }[];
  items: readonly { id: string; title: string; state: ChecklistState; dueOn: Day; broughtOn: Day | null }[];
  payments: readonly {
    id: string;
    name: string;
    state: PaymentState;
    dueOn: Day | null;
    /** The stage after which it is asked for; null for one of the agreement. */
    stageId: string | null;
  }[];
  /** Addenda that the client can still accept. */
  addenda: readonly { id: string; title: string; validUntil: Day }[];
}

/** Working days in which the operator looks at what was brought. */
const CHECK_DAYS = 2;

/** Last day on which something that was brought on a day is to be looked at. */
export const checkBy = (broughtOn: Day, time: WorkingTime): Day =>
  addWorkingDays(broughtOn, CHECK_DAYS, time);

/**
 * The one next step of a project (business 3): whose turn it is says what is due first, the client's before the operator's;
 * what of the client's it is, their order. One that rests or is closed only waits for what its client still has to pay and to
 * decide; null where nothing is left of one that is closed.
 */
export function nextStepOf(facts: NextStepFacts, today: Day, time: WorkingTime): NextStep | null {
  const { state } = facts;
  const ofClient = expectedOfClient(facts, today, time);
  const [operators] = isAtWork(state) ? expectedOfOperator(facts, today, time).toSorted(byDay(today)) : [];
  const [soonest] = ofClient.toSorted(byDay(today));
  if (operators && (!soonest || byDay(today)(operators, soonest) < 0)) return operators;
  const [clients] = ofClient.toSorted(byUrgency);
  if (clients) return { ...clients, who: 'client' };
  if (state === 'closed') return null;
  if (state === 'paused') return ofProject('resume', null);
  return state === 'launched' || state === 'in-care'
    ? ofProject('care', null)
    : ofProject('launch', facts.plan.launchOn);
}

const byDay = (today: Day) => (a: Pick<NextStep, 'until'>, b: Pick<NextStep, 'until'>) =>
  compareAscii(a.until ?? today, b.until ?? today);

const ofProject = (kind: NextStepKind, until: Day | null): NextStep => ({
  who: 'operator',
  kind,
  id: null,
  name: '',
  until,
});

/** What of a project its operator can be asked for. */
export interface OperatorFacts extends Pick<NextStepFacts, 'stages' | 'items' | 'payments'> {
  plan: Pick<Plan, 'stages'>;
}

/** All that a project expects of the operator, whatever holds it up. */
export function expectedOfOperator(
  { plan, stages, items, payments }: OperatorFacts,
  today: Day,
  time: WorkingTime,
): NextStep[] {
  const who = 'operator';
  const delivered = new Set(
    stages.flatMap(({ id, state }) => (state === 'delivered' || state === 'approved' ? [id] : [])),
  );
  const dueToAsk = (stageId: string | null) => stageId === null || delivered.has(stageId);
  const next =
    stages.find(({ state }) => state === 'active') ?? stages.find(({ state }) => state === 'planned');
  const planned = plan.stages.find(({ id }) => id === next?.id);
  return [
    ...payments
      .filter(({ state, stageId }) => state === 'waiting' && dueToAsk(stageId))
      .map(({ id, name }): NextStep => ({ who, kind: 'ask-payment', id, name, until: today })),
    ...items
      .filter(({ state }) => state === 'brought')
      .map(({ id, title, broughtOn }): NextStep => {
        const until = checkBy(broughtOn ?? today, time);
        return { who, kind: 'check', id, name: title, until };
      }),
    ...(next && planned
      ? [
          {
            who,
            kind: next.state === 'active' ? ('deliver' as const) : ('begin' as const),
            id: next.id,
            name: next.name,
            until: next.state === 'active' ? planned.to : planned.from,
          } as const,
        ]
      : []),
  ];
}
