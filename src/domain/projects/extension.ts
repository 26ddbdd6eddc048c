import { addDays, type Day } from '../kernel/local-time.ts';
import { nextWorkingDay, type WorkingTime } from '../kernel/working-time.ts';
import { agreedLaunch, type Plan, type PlanFacts, planOf, type StageFacts } from './plan.ts';
import { latestDay } from './working-days.ts';

/** The work that an addendum brings, stages in their order. */
export interface AddedWork {
  stages: readonly Pick<StageFacts, 'id' | 'days'>[];
  /** Not to begin sooner; null where nothing holds it back. */
  earliestStart: Day | null;
}

/** A project as the acceptance of an addendum makes it. */
export interface Extension {
  /** When the added work is agreed to begin. */
  startOn: Day;
  /** The day of launch that is agreed from then on. */
  launchOn: Day;
  /** The added stages alone. */
  stages: StageFacts[];
  /** All of the project as things stand then, the added stages with it. */
  plan: Plan;
}

/**
 * What becomes of a project by an addendum that is accepted on a day: its work is done after what was agreed, and begins on
 * the next day at the soonest. The one rule of what a client is promised before and of what is stored then.
 */
export function extendedBy(
  project: PlanFacts,
  { stages, earliestStart }: AddedWork,
  today: Day,
  time: WorkingTime,
): Extension {
  const tomorrow = addDays(today, 1);
  const soonest = nextWorkingDay(latestDay(tomorrow, earliestStart ?? tomorrow), time);
  const after = project.stages.length > 0 ? addDays(project.launchOn, 1) : project.startOn;
  const startOn = nextWorkingDay(latestDay(after, soonest), time);
  const hasWork = stages.some(({ days }) => days > 0);
  const launchOn = hasWork ? agreedLaunch(startOn, stages, time) : project.launchOn;
  const withWork = (notBefore: Day | null): Extension => {
    const added = stages.map(
      ({ id, days }, index): StageFacts => ({
        ...{ id, days, state: 'planned', startedOn: null, deliveredOn: null },
        notBefore: index === 0 ? notBefore : null,
      }),
    );
    const facts = { ...project, launchOn, stages: [...project.stages, ...added] };
    return { startOn, launchOn, stages: added, plan: planOf(facts, today, time) };
  };
  const following = withWork(null);
  const first = following.plan.stages[project.stages.length];
  // Stages without days end with what is there: nothing of them waits for tomorrow.
  const heldTo = hasWork ? soonest : earliestStart;
  return first && heldTo !== null && first.from < heldTo ? withWork(heldTo) : following;
}
