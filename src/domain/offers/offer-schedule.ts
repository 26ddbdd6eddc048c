import { addDays, type Day } from '../kernel/local-time.ts';
import { addWorkingDays, nextWorkingDay, type WorkingTime } from '../kernel/working-time.ts';
import type { OfferContent } from './offer.ts';

/** A stage with its first and last day of work. */
export interface ScheduledStage {
  id: string;
  name: string;
  days: number;
  from: Day;
  to: Day;
}

export interface OfferSchedule {
  startsOn: Day;
  endsOn: Day;
  stages: ScheduledStage[];
}

/**
 * When what happens, if the work is agreed on that day: it begins on the next working day, not before the earliest start,
 * and the stages follow each other. A stage without days ends with the one before it.
 */
export function offerSchedule(
  { stages, earliestStart }: Pick<OfferContent, 'stages' | 'earliestStart'>,
  agreedOn: Day,
  time: WorkingTime,
): OfferSchedule {
  const tomorrow = addDays(agreedOn, 1);
  const startsOn = nextWorkingDay(
    earliestStart !== null && earliestStart > tomorrow ? earliestStart : tomorrow,
    time,
  );
  let next = startsOn;
  let endsOn = startsOn;
  const scheduled = stages.map(({ id, name, days }): ScheduledStage => {
    if (days === 0) return { id, name, days, from: endsOn, to: endsOn };
    const from = next;
    endsOn = addWorkingDays(from, days - 1, time);
    next = nextWorkingDay(addDays(endsOn, 1), time);
    return { id, name, days, from, to: endsOn };
  });
  return { startsOn, endsOn, stages: scheduled };
}

/** The same of stages that a project has planned; null where it has not planned them all. */
export function plannedSchedule(
  { stages }: Pick<OfferContent, 'stages'>,
  planned: readonly { id: string; from: Day; to: Day }[],
): OfferSchedule | null {
  const scheduled = stages.flatMap(({ id, name, days }): ScheduledStage[] => {
    const found = planned.find((stage) => stage.id === id);
    return found ? [{ id, name, days, from: found.from, to: found.to }] : [];
  });
  const [first, last] = [scheduled[0], scheduled.at(-1)];
  if (!first || !last || scheduled.length < stages.length) return null;
  return { startsOn: first.from, endsOn: last.to, stages: scheduled };
}
