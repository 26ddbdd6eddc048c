import { addDays, type Day, daysBetween, weekdayOf } from '#domain/kernel/local-time.ts';
import { formatDayMonth, yearOf } from '#domain/kernel/local-time-texts.ts';

export interface PlanStage {
  key: string;
  name: string;
  /** The word of its state. */
  word: string;
  from: Day;
  /** Its last day. */
  to: Day;
  isDone: boolean;
  isActive: boolean;
}

/** The work of a project on a calendar. */
export interface Plan {
  /** What is drawn, in a sentence, for who cannot see it. */
  label: string;
  stages: readonly PlanStage[];
  /** Null where the work is over: then its calendar ends with it. */
  today: Day | null;
  /** The last day as it was agreed. */
  agreedOn: Day;
  /**
   * What the delay is, in words, whether its launch is still ahead (then it alarms), and a sentence of what causes it, empty
   * where that is not said; where only a part of it alarms, the last day that does not. Null where there is none.
   */
  delay: { words: string; isAhead: boolean; causes: string; alarmsAfter?: Day } | null;
}

/** A stage on its calendar, in percent of it; `filled` is how much of the stage is drawn thick. */
export interface DrawnStage extends PlanStage {
  left: number;
  width: number;
  filled: number;
}

/** A calendar with what stands on it. */
export interface PlanScale {
  /** How many days the calendar has. */
  days: number;
  /** Where a day begins, in percent. */
  at: (day: Day) => number;
  stages: DrawnStage[];
  /** Mondays. */
  weeks: Day[];
  /** Those that are named, each as it is read. */
  named: { day: Day; text: string }[];
  /** Today's line, and where its words stand beside it: near an end of the calendar. Null where the work is over. */
  now: { at: number; words: string; edge: 'start' | 'end' | undefined } | null;
  /** How much later than agreed a launch is that is still ahead: first the part that does not alarm. */
  late: { isCalm: boolean; from: number; to: number }[];
  /** Nothing of the delay, or only a part of it, alarms. */
  isCalm: boolean;
}

interface Naming {
  /** Days that are named, at most. */
  most: number;
  /** So far from today's line, and from both ends, none is named, in percent. */
  apart: { today: number; start: number; end: number };
}

/** A plan to scale: where its stages, weeks and the delay stand; null where it has no stage. */
export function planScale(
  { stages, today, agreedOn, delay }: Plan,
  { most, apart }: Naming,
): PlanScale | null {
  const [first] = stages;
  if (!first) return null;
  const last = stages.at(-1) ?? first;
  const drawnDays = [first.from, last.to, agreedOn, ...(today === null ? [] : [today])].toSorted();
  const start = today !== null && today < first.from ? today : first.from;
  const end = addDays(drawnDays.at(-1) ?? last.to, 1);
  const days = Math.max(1, daysBetween(start, end));
  const at = (day: Day) => (daysBetween(start, day) / days) * 100;
  const drawn = stages.map((stage) => ({
    ...stage,
    left: at(stage.from),
    width: at(addDays(stage.to, 1)) - at(stage.from),
    filled: filledPart(stage, today ?? end),
  }));
  const weeks = Array.from({ length: Math.ceil(days) + 1 }, (_, index) => addDays(start, index)).filter(
    (day, index) => index > 0 && weekdayOf(day) === 1,
  );
  const every = Math.ceil(weeks.length / most);
  const isApart = (day: Day) =>
    (today === null || Math.abs(at(day) - at(today)) > apart.today) &&
    at(day) >= apart.start &&
    at(day) <= 100 - apart.end;
  const named = weeks
    .filter((day, index) => index % every === 0 && isApart(day))
    .map((day, index, days) => ({ day, text: axisText(day, days[index - 1] ?? start) }));
  const calm = delay?.alarmsAfter && delay.alarmsAfter > agreedOn ? delay.alarmsAfter : agreedOn;
  const late = [
    { isCalm: true, from: at(addDays(agreedOn, 1)), to: at(addDays(calm, 1)) },
    { isCalm: false, from: at(addDays(calm, 1)), to: at(addDays(last.to, 1)) },
  ].filter(({ from, to }) => delay?.isAhead && to > from);
  const isCalm = delay !== null && (!delay.isAhead || calm > agreedOn);
  return {
    days,
    at,
    stages: drawn,
    weeks,
    named,
    now: today === null ? null : nowAt(at(today), today),
    late,
    isCalm,
  };
}

/** A day on the axis; its year too where it is another one than of the day named before. */
const axisText = (day: Day, before: Day): string =>
  yearOf(day) === yearOf(before) ? formatDayMonth(day) : `${formatDayMonth(day)}\u00A0${yearOf(day)}`;

/** How much of a stage is drawn thick, in percent: all of what is done, of what is worked on the days that are over. */
function filledPart({ isDone, isActive, from, to }: PlanStage, today: Day): number {
  if (isDone) return 100;
  if (!isActive) return 0;
  const part = daysBetween(from, today) / (daysBetween(from, to) + 1);
  return Math.min(100, Math.max(0, part * 100));
}

const nowAt = (at: number, today: Day): PlanScale['now'] => ({
  at,
  words: `dnes ${formatDayMonth(today)}`,
  edge: at < 6 ? 'start' : at > 94 ? 'end' : undefined,
});
