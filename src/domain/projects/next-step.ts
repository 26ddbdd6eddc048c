import type { Day } from '../kernel/local-time.ts';
import { addWorkingDays, type WorkingTime } from '../kernel/working-time.ts';
import type { PaymentState } from '../payments/payment-life.ts';
import { type ChecklistState, isMissing } from './checklist-life.ts';
import type { Plan } from './plan.ts';
import type { ProjectState } from './project-life.ts';
import type { StageState } from './stage-life.ts';

/** What can be expected of whom. */
export const NEXT_STEP_KINDS = [
  'pay',
  'ask-payment',
  'approve',
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
  /** Id of the payment, stage or item it is about; null where it is about the project. */
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
}

/** Working days in which a client looks at what was delivered, and the operator at what was brought. */
const APPROVAL_DAYS = 5;
const CHECK_DAYS = 2;

/** Until when the client should approve what was delivered; silence after it is shown, never assumed (business 3). */
export const approvalDueOn = (deliveredOn: Day, time: WorkingTime): Day =>
  addWorkingDays(deliveredOn, APPROVAL_DAYS, time);

/**
 * The one next step of a project (business 3): of all that is expected of somebody, what is due first, the client's before
 * the operator's. Null only once it is closed.
 */
export function nextStepOf(facts: NextStepFacts, today: Day, time: WorkingTime): NextStep | null {
  const { state } = facts;
  if (state === 'closed') return null;
  if (state === 'paused') return ofProject('resume', null);
  const [first] = expected(facts, today, time).toSorted(
    (a, b) => compared(a.until ?? today, b.until ?? today) || compared(a.who, b.who),
  );
  if (first) return first;
  return state === 'launched' || state === 'in-care'
    ? ofProject('care', null)
    : ofProject('launch', facts.plan.launchOn);
}

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const ofProject = (kind: NextStepKind, until: Day | null): NextStep => ({
  who: 'operator',
  kind,
  id: null,
  name: '',
  until,
});

function expected(
  { plan, stages, items, payments }: NextStepFacts,
  today: Day,
  time: WorkingTime,
): NextStep[] {
  const delivered = new Set(
    stages.flatMap(({ id, state }) => (state === 'delivered' || state === 'approved' ? [id] : [])),
  );
  const dueToAsk = (stageId: string | null) => stageId === null || delivered.has(stageId);
  const next =
    stages.find(({ state }) => state === 'active') ?? stages.find(({ state }) => state === 'planned');
  const planned = plan.stages.find(({ id }) => id === next?.id);
  return [
    ...payments.flatMap(({ id, name, state, dueOn, stageId }): NextStep[] => {
      if (state === 'open' || state === 'overdue')
        return [{ who: 'client', kind: 'pay', id, name, until: dueOn }];
      return state === 'waiting' && dueToAsk(stageId)
        ? [{ who: 'operator', kind: 'ask-payment', id, name, until: today }]
        : [];
    }),
    ...stages
      .filter(({ state }) => state === 'delivered')
      .map(
        ({ id, name, deliveredOn }): NextStep => ({
          who: 'client',
          kind: 'approve',
          id,
          name,
          until: approvalDueOn(deliveredOn ?? today, time),
        }),
      ),
    ...items.flatMap(({ id, title, state, dueOn, broughtOn }): NextStep[] => {
      if (isMissing(state)) return [{ who: 'client', kind: 'bring', id, name: title, until: dueOn }];
      if (state !== 'brought') return [];
      const until = addWorkingDays(broughtOn ?? today, CHECK_DAYS, time);
      return [{ who: 'operator', kind: 'check', id, name: title, until }];
    }),
    ...(next && planned
      ? [
          {
            who: 'operator' as const,
            kind: next.state === 'active' ? ('deliver' as const) : ('begin' as const),
            id: next.id,
            name: next.name,
            until: next.state === 'active' ? planned.to : planned.from,
          },
        ]
      : []),
  ];
}
