import type { Day } from '../kernel/local-time.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import type { AddendumEffect } from '../offers/client-offer.ts';
import { type AddedWork, extendedBy } from './extension.ts';
import { type PlanFacts, planOf, toldLaunch } from './plan.ts';
import { isAtWork, isBeforeLaunch, type ProjectState } from './project-life.ts';
import { workingDaysBetween } from './working-days.ts';

/** A project that an addendum changes. */
export interface ChangedProject {
  name: string;
  state: ProjectState;
  price: number;
  monthlyPrice: number;
}

/**
 * What accepting an addendum today changes of its project. Where that is launched or rests, no launch moves; while it rests, no
 * day of its work can be said either.
 */
export function addendumEffect(
  { name, state, price, monthlyPrice }: ChangedProject,
  facts: PlanFacts,
  addendum: AddedWork,
  today: Day,
  time: WorkingTime,
): AddendumEffect {
  const from = toldLaunch(planOf(facts, today, time).launchOn, facts.launchOn);
  const { plan, stages, launchOn } = extendedBy(facts, addendum, today, time);
  const to = toldLaunch(plan.launchOn, launchOn);
  const agreed = { from: facts.launchOn, to: launchOn };
  return {
    ...{ project: name, price, monthlyPrice },
    launch: isBeforeLaunch(state) ? { from, to, later: workingDaysBetween(from, to, time), agreed } : null,
    stages: isAtWork(state) ? plan.stages.filter(({ id }) => stages.some((added) => added.id === id)) : null,
  };
}
