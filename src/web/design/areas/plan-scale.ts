import { addDays, type Day, daysBetween, weekdayOf } from '#domain/kernel/local-time.ts';
import { dayText, formatDayMonth, yearOf } from '#domain/kernel/local-time-texts.ts';
import { compareAscii } from '#domain/kernel/text.ts';

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
  /** The first and the last day that are drawn. */
  first: Day;
  last: Day;
  /** Mondays, and the first ones of a month. */
  weeks: Day[];
  months: Day[];
  /** Today's line, and where its words stand beside it: near an end of the calendar. Null where the work is over. */
  now: { at: number; words: string; edge: 'start' | 'end' | undefined } | null;
  /** How much later than agreed a launch is that is still ahead: first the part that does not alarm. */
  late: { isCalm: boolean; from: number; to: number }[];
  /** Nothing of the delay, or only a part of it, alarms. */
  isCalm: boolean;
}

/** A plan to scale: where its stages, weeks and the delay stand; null where it has no stage. */
export function planScale({ stages, today, agreedOn, delay }: Plan): PlanScale | null {
  const [first] = stages;
  if (!first) return null;
  const last = stages.at(-1) ?? first;
  const drawnDays = [first.from, last.to, agreedOn, ...(today === null ? [] : [today])].toSorted();
  const start = today !== null && today < first.from ? today : first.from;
  const lastDay = drawnDays.at(-1) ?? last.to;
  const end = addDays(lastDay, 1);
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
  const months = weeks.filter((day) => dateOf(day) <= 7 && monthOf(day) !== monthOf(start));
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
    first: start,
    last: lastDay,
    weeks,
    months,
    now: today === null ? null : nowAt(at(today), today),
    late,
    isCalm,
  };
}

/** A day that is named on an axis, as it is read. */
export interface NamedDay {
  day: Day;
  text: string;
  /** In percent; the label of the first day begins there, of the last one ends, any other one has its middle there. */
  at: number;
  edge: 'start' | 'end' | undefined;
  /** The axis has to be so long for it, in pixels; nothing where it is named on the shortest, too. */
  from: number | undefined;
}

/** Lengths of an axis that goes across, in pixels, from which more days are named (plan-parts.css). */
export const AXIS_LENGTHS = [300, 400, 640, 768] as const;

/** Clear between two labels, in pixels. */
const LABEL_GAP = 8;

/**
 * Which days an axis names: the first and the last one, the first Mondays of months, then other Mondays, none over another one
 * or over today's line. A longer axis names what a shorter one does, and more.
 */
export function namedDays(
  { at, first, last, weeks, months, now }: PlanScale,
  lengths: readonly number[],
  sizeOf: (text: string) => number,
): NamedDay[] {
  const edgeOf = (day: Day) => (day === first ? 'start' : day === last ? 'end' : undefined);
  /** The last day ends where the axis does. */
  const placeOf = (day: Day) => (day === last && day !== first ? 100 : at(day));
  const boxOf = (day: Day, length: number) => {
    const size = sizeOf(axisText(day, yearOf(day) !== yearOf(first)));
    const middle = (placeOf(day) / 100) * length;
    const before = { start: 0, end: size, undefined: size / 2 }[`${edgeOf(day)}`];
    return { from: middle - before, to: middle - before + size };
  };
  const placed: { day: Day; length: number }[] = [];
  const place = (day: Day, length: number) => {
    const { from, to } = boxOf(day, length);
    const line = now && (now.at / 100) * length;
    const isCut = line !== null && line > from - LABEL_GAP / 2 && line < to + LABEL_GAP / 2;
    const isOver = placed.some((other) => {
      const box = boxOf(other.day, length);
      return from < box.to + LABEL_GAP && to > box.from - LABEL_GAP;
    });
    if (!isCut && !isOver) placed.push({ day, length });
  };
  for (const days of [[first, last, ...months], weeks])
    for (const length of lengths) for (const day of days) place(day, length);
  return placed
    .toSorted((a, b) => compareAscii(a.day, b.day))
    .map(({ day, length }, index, all) => {
      // Whoever reads this one reads those before it that a shorter axis names, too.
      const read = all.slice(0, index).filter((other) => other.length <= length);
      const isYearSaid = read.some((other) => yearOf(other.day) === yearOf(day));
      return {
        day,
        text: axisText(day, !isYearSaid && yearOf(day) !== yearOf(first)),
        at: placeOf(day),
        edge: edgeOf(day),
        from: length === lengths[0] ? undefined : length,
      };
    });
}

/** A day on the axis, with its year where nothing before it has said that. */
const axisText = (day: Day, withYear: boolean): string => (withYear ? dayText(day) : formatDayMonth(day));

const dateOf = (day: Day): number => Number(day.slice(8));
const monthOf = (day: Day): string => day.slice(0, 7);

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
