import type { Day } from '../kernel/local-time.ts';
import type { CalendarEvent } from './calendar.ts';
import { type ChecklistState, isMissing } from './checklist-life.ts';
import type { Schedule } from './plan.ts';
import { isBeforeLaunch, type ProjectState } from './project-life.ts';

export interface CalendarFacts {
  id: string;
  name: string;
  state: ProjectState;
  plan: Schedule;
  /** With until when the client should approve those that were delivered. */
  stages: readonly { id: string; name: string; deliveredOn: Day | null; approveBy: Day | null }[];
  items: readonly { id: string; title: string; state: ChecklistState; dueOn: Day }[];
  payments: readonly { id: string; name: string; isOpen: boolean; dueOn: Day | null }[];
}

const on = (id: string, title: string, day: Day): CalendarEvent => ({ id, title, from: day, to: day });

/** The days of a project for a calendar: stages, what the client has to do until when, and the launch; names and no more. */
export function calendarDays(facts: CalendarFacts): CalendarEvent[] {
  const { id, name, state, plan, stages, items, payments } = facts;
  const isOver = state === 'closed' || state === 'paused';
  const named = new Map(stages.map((stage) => [stage.id, stage]));
  return [
    ...plan.stages.flatMap(({ id: stageId, from, to }) => {
      const stage = named.get(stageId);
      // Of work that rests only what was done has a day; the rest would move on by itself, day after day.
      if (!stage || (isOver && stage.deliveredOn === null)) return [];
      return [{ id: `stage-${stageId}`, title: `Etapa ${stage.name}`, from, to }];
    }),
    ...(isOver ? [] : stages).flatMap(({ id: stageId, name: stage, approveBy }) =>
      approveBy === null ? [] : [on(`approve-${stageId}`, `Schváliť etapu: ${stage}`, approveBy)],
    ),
    ...(isOver ? [] : items)
      .filter((item) => isMissing(item.state))
      .map((item) => on(`item-${item.id}`, `Dodať podklad: ${item.title}`, item.dueOn)),
    ...payments.flatMap(({ id: paymentId, name: payment, isOpen, dueOn }) =>
      isOpen && dueOn !== null ? [on(`payment-${paymentId}`, `Uhradiť platbu: ${payment}`, dueOn)] : [],
    ),
    ...(isBeforeLaunch(state) ? [on(`launch-${id}`, `Spustenie: ${name}`, plan.launchOn)] : []),
  ];
}
