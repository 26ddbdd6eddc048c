import type { Day } from '../kernel/local-time.ts';
import type { CalendarEvent } from './calendar.ts';
import { type ChecklistState, isMissing } from './checklist-life.ts';
import type { Plan } from './plan.ts';
import { isBeforeLaunch, type ProjectState } from './project-life.ts';
import type { StageState } from './stage-life.ts';

export interface CalendarFacts {
  id: string;
  name: string;
  state: ProjectState;
  plan: Plan;
  stages: readonly { id: string; name: string; state: StageState }[];
  /** Until when the client should approve what was delivered, by the id of its stage. */
  approveBy: ReadonlyMap<string, Day>;
  items: readonly { id: string; title: string; state: ChecklistState; dueOn: Day }[];
  payments: readonly { id: string; name: string; isOpen: boolean; dueOn: Day | null }[];
}

const on = (id: string, title: string, day: Day): CalendarEvent => ({ id, title, from: day, to: day });

/** The days of a project for a calendar: stages, what the client has to do until when, and the launch; names and no more. */
export function calendarDays(facts: CalendarFacts): CalendarEvent[] {
  const { id, name, state, plan, stages, approveBy, items, payments } = facts;
  const nameOf = (stageId: string) => stages.find((stage) => stage.id === stageId)?.name ?? '';
  const isOver = state === 'closed' || state === 'paused';
  return [
    ...plan.stages.map(({ id: stageId, from, to }) => ({
      id: `stage-${stageId}`,
      title: `Etapa ${nameOf(stageId)}`,
      from,
      to,
    })),
    ...(isOver
      ? []
      : [...approveBy].map(([stageId, day]) =>
          on(`approve-${stageId}`, `Schváliť etapu ${nameOf(stageId)}`, day),
        )),
    ...(isOver ? [] : items)
      .filter((item) => isMissing(item.state))
      .map((item) => on(`item-${item.id}`, `Dodať: ${item.title}`, item.dueOn)),
    ...payments.flatMap(({ id: paymentId, name: payment, isOpen, dueOn }) =>
      isOpen && dueOn !== null ? [on(`payment-${paymentId}`, `Uhradiť: ${payment}`, dueOn)] : [],
    ),
    ...(isBeforeLaunch(state) ? [on(`launch-${id}`, `Spustenie: ${name}`, plan.launchOn)] : []),
  ];
}
