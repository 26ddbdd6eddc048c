import { addDays, type Day, daysBetween } from '../kernel/local-time.ts';
import { addWorkingDays, nextWorkingDay, type WorkingTime } from '../kernel/working-time.ts';
import { type ChecklistState, isLateItem } from './checklist-life.ts';
import type { NamedDelay } from './delay-causes.ts';
import type { StageState } from './stage-life.ts';
import { endOfWork, latestDay, workingDaysBetween, workingDaysLater } from './working-days.ts';

export interface StageFacts {
  id: string;
  /** Working days. */
  days: number;
  state: StageState;
  /** Not to begin sooner; null where it follows the stage before. */
  notBefore: Day | null;
  /** When it has really begun and was delivered. */
  startedOn: Day | null;
  deliveredOn: Day | null;
}

export interface ItemFacts {
  id: string;
  /** The stage that needs it; an item that none needs holds nothing up. */
  stageId: string | null;
  state: ChecklistState;
  dueOn: Day;
}

/** What the plan of a project is made of; stages in their order. */
export interface PlanFacts {
  startOn: Day;
  /** The day of launch that was agreed. */
  launchOn: Day;
  stages: readonly StageFacts[];
  items: readonly ItemFacts[];
}

export interface PlannedStage {
  id: string;
  from: Day;
  /** Its last day. */
  to: Day;
}

/** An item that is late: by how many days of the calendar, and by how many working days it puts the launch off. */
export interface LateItem {
  id: string;
  days: number;
  shift: number;
}

/** Why the work itself may take longer than agreed. */
export interface WorkDelay {
  /** Working days by which its stages, one after another, are longer than what was agreed. */
  added: number;
  /** Ids of the stages that have taken longer than was meant for them, each by so many working days. */
  overran: { id: string; days: number }[];
}

/** When what is done. */
export interface Schedule {
  stages: PlannedStage[];
  /** The last day of the last stage as things stand; that of the agreement where there is no stage. */
  launchOn: Day;
}

export interface Plan extends Schedule {
  /** Working days by which it is later than agreed; negative where it is earlier. */
  delay: number;
  /** How many of them are for what is missing, and the day of launch without that. */
  missing: { shift: number; launchOn: Day };
  work: WorkDelay;
  late: LateItem[];
}

/** When the work is done as it was agreed: each stage after the one before, on working days, nothing late. */
export const agreedLaunch = (
  startOn: Day,
  stages: readonly Pick<StageFacts, 'days'>[],
  time: WorkingTime,
): Day =>
  endOfWork(
    startOn,
    stages.reduce((sum, { days }) => sum + days, 0),
    time,
  );

/** The days of a plan alone, for who looks at many projects: what puts them off takes several times as long to find. */
export const scheduleOf = (facts: PlanFacts, today: Day, time: WorkingTime): Schedule =>
  scheduleWith(facts, lateOnes(facts, today), today, time);

/** The same where these items are still missing, and no other. */
function scheduleWith(
  facts: PlanFacts,
  missing: readonly ItemFacts[],
  today: Day,
  time: WorkingTime,
): Schedule {
  const stages = stagesWith(facts, missing, today, time);
  return { stages, launchOn: stages.at(-1)?.to ?? facts.launchOn };
}

const lateOnes = ({ items }: PlanFacts, today: Day): ItemFacts[] =>
  items.filter((item) => isLateItem(item, today));

/** The plan as things stand on a day (business 3): what was done stands, what is left begins when it can. */
export function planOf(facts: PlanFacts, today: Day, time: WorkingTime): Plan {
  const missing = lateOnes(facts, today);
  const schedule = scheduleWith(facts, missing, today, time);
  const { launchOn } = schedule;
  const { launchOn: inTime } = scheduleWith(facts, [], today, time);
  // Of one stage, items that were due on one day put it off alike, and each takes a whole plan to find.
  const shifts = new Map<string, number>();
  const shiftOf = (item: ItemFacts): number => {
    if (item.stageId === null) return 0;
    const alike = `${item.stageId} ${item.dueOn}`;
    const known = shifts.get(alike);
    if (known !== undefined) return known;
    const shift = workingDaysBetween(inTime, scheduleWith(facts, [item], today, time).launchOn, time);
    shifts.set(alike, shift);
    return shift;
  };
  return {
    ...schedule,
    delay: workingDaysLater(launchOn, facts.launchOn, time),
    missing: {
      shift: workingDaysBetween(latestDay(facts.launchOn, inTime), launchOn, time),
      launchOn: inTime,
    },
    work: {
      added:
        facts.stages.length === 0
          ? 0
          : workingDaysBetween(facts.launchOn, agreedLaunch(facts.startOn, facts.stages, time), time),
      overran: facts.stages
        .map((stage) => ({ id: stage.id, days: overrunOf(stage, today, time) }))
        .filter(({ days }) => days > 0),
    },
    late: missing.map((item) => ({
      id: item.id,
      days: daysBetween(item.dueOn, today),
      shift: shiftOf(item),
    })),
  };
}

/**
 * The day of a launch ahead as a client is told it: one before the agreed day only once the operator has agreed on it
 * (decisions 8.12).
 */
export const toldLaunch = (launchOn: Day, agreedOn: Day): Day => latestDay(agreedOn, launchOn);

/** A plan whose launch is ahead, as its client is told it. */
export const toldPlan = (plan: Plan, agreedOn: Day): Plan => ({
  ...plan,
  launchOn: toldLaunch(plan.launchOn, agreedOn),
  delay: Math.max(plan.delay, 0),
});

/** Working days over those meant for a stage; one without days of its own has the day on which it is begun. */
const overrunOf = ({ days, startedOn, deliveredOn }: StageFacts, today: Day, time: WorkingTime): number =>
  startedOn === null
    ? 0
    : workingDaysBetween(addDays(startedOn, -1), deliveredOn ?? today, time) - Math.max(days, 1);

/** The same as screens say it: stages by their names. */
export const namedDelay = (
  { work }: Pick<Plan, 'work'>,
  stages: readonly { id: string; name: string }[],
): NamedDelay & { overran: { name: string; days: number }[] } => ({
  added: work.added,
  overran: stages.flatMap(({ id, name }) => {
    const found = work.overran.find((stage) => stage.id === id);
    return found ? [{ name, days: found.days }] : [];
  }),
});

/** How late an item is as screens say it; null of one that is not. */
export function lateOf({ late }: Pick<Plan, 'late'>, itemId: string): Omit<LateItem, 'id'> | null {
  const found = late.find(({ id }) => id === itemId);
  return found ? { days: found.days, shift: found.shift } : null;
}

/** The stages one after another, where these items are still missing; one without days ends with the one before it. */
function stagesWith(
  { startOn, stages }: PlanFacts,
  missing: readonly ItemFacts[],
  today: Day,
  time: WorkingTime,
): PlannedStage[] {
  let free = startOn;
  let last: Day | null = null;
  return stages.map((stage) => {
    const takesDays = stage.days > 0;
    const begins = beginningOf(stage, takesDays ? free : (last ?? free), today, time);
    const end = stage.deliveredOn ?? endOf(stage, begins, missingFor(stage, missing), today, time);
    // A stage that was delivered before the one in front of it does not pull the rest forward.
    if (end >= free) free = takesDays ? addDays(end, 1) : end;
    last = latestDay(end, last ?? end);
    // What was delivered before it was due to begin, took that day.
    return { id: stage.id, from: stage.deliveredOn === null ? begins : earlierOf(begins, end), to: end };
  });
}

const earlierOf = (day: Day, other: Day): Day => [day, other].toSorted()[0] ?? day;

/** What has begun, began then; what has not, does not begin in the past. */
function beginningOf(
  { startedOn, notBefore, deliveredOn }: StageFacts,
  free: Day,
  today: Day,
  time: WorkingTime,
): Day {
  if (startedOn !== null) return startedOn;
  return nextWorkingDay(latestDay(free, notBefore ?? free, deliveredOn === null ? today : free), time);
}

const missingFor = ({ id }: StageFacts, missing: readonly ItemFacts[]): ItemFacts[] =>
  missing.filter(({ stageId }) => stageId === id);

/**
 * The last day of a stage that is not delivered. The work that waits for an item takes as long as was meant for it from the
 * day the item was due, counted from today, where it is still missing.
 */
function endOf(
  { days }: StageFacts,
  from: Day,
  missing: readonly ItemFacts[],
  today: Day,
  time: WorkingTime,
): Day {
  const planned = endOfWork(from, days, time);
  // What was due first holds the work up for longest.
  const [waitsSince] = missing.map(({ dueOn }) => dueOn).toSorted();
  const resumed =
    waitsSince === undefined
      ? planned
      : addWorkingDays(today, Math.min(days, workingDaysBetween(waitsSince, planned, time)), time);
  const open = nextWorkingDay(today, time);
  return latestDay(planned, open, resumed);
}

/** The last day that was meant for a stage that is worked on; what is missing for it does not move it. Null of other stages. */
export const stageDueOn = (
  { state, startedOn, days }: Pick<StageFacts, 'state' | 'startedOn' | 'days'>,
  time: WorkingTime,
): Day | null => (state === 'active' && startedOn !== null ? endOfWork(startedOn, days, time) : null);

/** Share of the approved work in whole percent (business 3): the weight of finished stages, not a typed number. */
export function progressOf(stages: readonly { weight: number; state: StageState }[]): number {
  const weightOf = (those: typeof stages) => those.reduce((sum, { weight }) => sum + weight, 0);
  const done = stages.filter(({ state }) => state === 'approved');
  // Work that was agreed to take no day is done stage by stage.
  const isWeightless = weightOf(stages) === 0;
  const [part, whole] = isWeightless ? [done.length, stages.length] : [weightOf(done), weightOf(stages)];
  return whole === 0 ? 0 : Math.floor((part * 100) / whole);
}
