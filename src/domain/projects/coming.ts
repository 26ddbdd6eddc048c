import type { Day } from '../kernel/local-time.ts';
import type { Cents } from '../kernel/money.ts';
import { compareAscii } from '../kernel/text.ts';
import type { PaymentState } from '../payments/payment-life.ts';
import type { Plan } from './plan.ts';
import { isBeforeLaunch, type ProjectState } from './project-life.ts';
import type { StageState } from './stage-life.ts';

/** What a client can count on while nothing is expected of them. */
export interface Coming {
  /** The stage that is handed over next, or the launch once all of them are; null where neither is ahead. */
  day: { stage: string | null; on: Day } | null;
  /** The next payment, and the stage after which it is asked for; null stage where nothing is waited for. */
  payment: { amount: Cents; stage: string | null; on: Day | null } | null;
}

/** What of a project says what comes. */
export interface ComingFacts {
  state: ProjectState;
  plan: Pick<Plan, 'stages' | 'launchOn'>;
  stages: readonly { id: string; name: string; state: StageState }[];
  payments: readonly { amount: Cents; state: PaymentState; stageId: string | null }[];
}

/**
 * The next day and the next payment that come to a client. While a project rests its days do not hold; of one that is
 * launched only what is still to be asked for comes.
 */
export function comingOf({ state, plan, stages, payments }: ComingFacts): Coming {
  if (state === 'paused' || state === 'closed') return { day: null, payment: null };
  const ahead = stages.filter((stage) => stage.state === 'active' || stage.state === 'planned');
  const plannedTo = (id: string) => plan.stages.find((planned) => planned.id === id)?.to ?? plan.launchOn;
  const next = ahead.find((stage) => stage.state === 'active') ?? ahead[0];
  const waiting = payments
    .filter((payment) => payment.state === 'waiting')
    .map(({ amount, stageId }) => {
      const after = ahead.find(({ id }) => id === stageId);
      return { amount, stage: after?.name ?? null, on: after ? plannedTo(after.id) : null };
    })
    .toSorted((a, b) => compareAscii(a.on ?? '', b.on ?? ''));
  return {
    day: !isBeforeLaunch(state)
      ? null
      : next
        ? { stage: next.name, on: plannedTo(next.id) }
        : { stage: null, on: plan.launchOn },
    payment: waiting[0] ?? null,
  };
}

/** Of what comes at several projects the nearest: one with a day before one without. */
export const nearestComing = <One extends { coming: Coming }>(projects: readonly One[]): One | null =>
  projects
    .filter(({ coming: { day, payment } }) => day !== null || payment !== null)
    .toSorted((a, b) => compareAscii(dayOf(a.coming), dayOf(b.coming)))[0] ?? null;

const LAST = '9999-12-31';
const dayOf = ({ day, payment }: Coming): Day => day?.on ?? payment?.on ?? LAST;
