import type { CSSProperties } from 'react';
import { addDays, type Day, daysBetween, weekdayOf } from '#domain/kernel/local-time.ts';
import { formatDayMonth, yearOf } from '#domain/kernel/local-time-texts.ts';
import './areas.css';
import './screens.css';

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

interface WorkPlanProps {
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

/** Height of a day on phones, and of the whole drawing there: a long work is drawn to a smaller scale. */
const DAY_PX = 6.5;
const TALLEST = 440;
/** Days named on the axis, at most. */
const NAMED_DAYS = 8;
/** Width of a letter of a label, and of the drawing where it is narrowest, in pixels. */
const LETTER = 7.5;
const NARROWEST = 640;
/** A line of a label on phones, and how many letters of it surely fit where the screen is narrowest. */
const LINE_PX = 22;
const LINE_LETTERS = 26;

/** "14. 12.", without a year. */
const LONGEST_DAY = 7;

/** Near an end of the axis the word of today stands beside its line. */
const edgeAt = (percent: number) => (percent < 6 ? 'start' : percent > 94 ? 'end' : undefined);

/** Stages on a calendar to scale, between ticks, with today's line and the delay as a red dimension. */
export function WorkPlan({ label, stages, today, agreedOn, delay }: WorkPlanProps) {
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
  const every = Math.ceil(weeks.length / NAMED_DAYS);
  const isFar = (day: Day) => today === null || Math.abs(at(day) - at(today)) > 4;
  const named = weeks
    .filter((day, index) => index % every === 0 && isFar(day))
    .map((day, index, days) => ({ day, text: axisText(day, days[index - 1] ?? start) }));
  const rows = rowsOf(drawn);
  const calm = delay?.alarmsAfter && delay.alarmsAfter > agreedOn ? delay.alarmsAfter : agreedOn;
  const lateParts = [
    { isCalm: true, from: at(addDays(agreedOn, 1)), to: at(addDays(calm, 1)) },
    { isCalm: false, from: at(addDays(calm, 1)), to: at(addDays(last.to, 1)) },
  ].filter(({ from, to }) => to > from);
  const isCalm = delay !== null && (!delay.isAhead || calm > agreedOn);
  const height = Math.min(days * DAY_PX, TALLEST);
  const labels = placedLabels(
    drawn.map((stage) => ({ top: (stage.left / 100) * height, lines: linesOf(stage) })),
  );
  return (
    <div className="work-plan">
      <p className="sr-only">{label}</p>
      <div
        aria-hidden="true"
        className="work-plan-across"
        style={{ '--rows': Math.max(...rows) + 1 } as CSSProperties}
      >
        {named.map(({ day, text }) => (
          <span key={day} className="work-day" style={{ left: `${at(day)}%` }}>
            {text}
          </span>
        ))}
        {weeks.map((day) => (
          <span key={day} className="work-tick" style={{ left: `${at(day)}%` }} />
        ))}
        <span className="work-axis" />
        {drawn.map(({ key, left, width, filled, isActive }) => (
          <span
            key={key}
            className="work-stage"
            {...(filled > 0 && { 'data-filled': isActive ? 'active' : 'done' })}
            style={{ left: `${left}%`, width: `${width}%`, '--filled': `${filled}%` } as CSSProperties}
          />
        ))}
        {drawn.map(
          (stage, index) =>
            (rows[index] ?? 0) > 0 && (
              <span
                key={stage.key}
                className="work-leader"
                style={{ left: `${stage.left}%`, '--row': rows[index] } as CSSProperties}
              />
            ),
        )}
        {drawn.map((stage, index) => (
          <span
            key={stage.key}
            className="work-label"
            data-end={isAtEnd(stage)}
            style={{ left: `${edgeOf(stage)}%`, '--row': rows[index] } as CSSProperties}
          >
            <b>{stage.name}</b>
            <span>{stage.word}</span>
          </span>
        ))}
        {delay?.isAhead &&
          lateParts.map(({ isCalm, from, to }) => (
            <span
              key={from}
              className="work-delay"
              data-calm={isCalm || undefined}
              style={{ left: `${from}%`, width: `${to - from}%` }}
            />
          ))}
        {delay && (
          <span className="work-said" data-over={isCalm}>
            {delay.words}
          </span>
        )}
        {today !== null && (
          <span className="work-today" data-edge={edgeAt(at(today))} style={{ left: `${at(today)}%` }}>
            <span>dnes {formatDayMonth(today)}</span>
          </span>
        )}
      </div>
      <div
        aria-hidden="true"
        className="work-down"
        data-years={named.some(({ text }) => text.length > LONGEST_DAY) || undefined}
        style={{ height: `${Math.max(height, labels.end + LINE_PX)}px` }}
      >
        <span className="work-axis" />
        {named.map(({ day, text }) => (
          <span key={day} className="work-day" style={{ top: `${(at(day) / 100) * height}px` }}>
            {text}
          </span>
        ))}
        {weeks.map((day) => (
          <span key={day} className="work-tick" style={{ top: `${(at(day) / 100) * height}px` }} />
        ))}
        {drawn.map(({ key, left, width, filled, isActive }) => (
          <span
            key={key}
            className="work-stage"
            {...(filled > 0 && { 'data-filled': isActive ? 'active' : 'done' })}
            style={
              {
                top: `${(left / 100) * height}px`,
                height: `${(width / 100) * height}px`,
                '--filled': `${filled}%`,
              } as CSSProperties
            }
          />
        ))}
        {drawn.map(({ key, name, word }, index) => (
          <span key={key} className="work-label" style={{ top: `${labels.tops[index]}px` }}>
            <b>{name}</b> {word}
          </span>
        ))}
        {delay?.isAhead &&
          lateParts.map(({ isCalm, from, to }) => (
            <span
              key={from}
              className="work-delay"
              data-calm={isCalm || undefined}
              style={{ top: `${(from / 100) * height}px`, height: `${((to - from) / 100) * height}px` }}
            />
          ))}
        {delay && (
          <span className="work-said" data-over={isCalm} style={{ top: `${labels.end}px` }}>
            {delay.words}
          </span>
        )}
        {today !== null && (
          <span className="work-today" style={{ top: `${(at(today) / 100) * height}px` }}>
            <span>dnes {formatDayMonth(today)}</span>
          </span>
        )}
      </div>
      {delay && <p className="work-causes">{delay.causes}</p>}
    </div>
  );
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

const widthOf = (name: string, word: string): number =>
  ((Math.max(name.length, word.length) + 1) * LETTER * 100) / NARROWEST;

/**
 * Which line each label stands on, so that none lies over another one, or over what leads to a lower one. What is later
 * stands higher: the leader of a lower label goes down before the later ones begin.
 */
function rowsOf(stages: readonly { name: string; word: string; left: number; width: number }[]): number[] {
  const starts: number[] = [];
  return stages
    .toReversed()
    .map((stage) => {
      const from = labelAt(stage);
      const wide = widthOf(stage.name, stage.word);
      const found = starts.findIndex((_, row) => starts.slice(row).every((start) => from + wide <= start));
      const row = found === -1 ? starts.length : found;
      starts[row] = from;
      return row;
    })
    .toReversed();
}

/** Where a label begins: at its stage, or so that it ends with it. */
const labelAt = ({ name, word, left, width }: { name: string; word: string; left: number; width: number }) =>
  isAtEnd({ name, word, left }) ? Math.min(100, left + width) - widthOf(name, word) : left;

/** The edge of a label that stands at its stage. */
const edgeOf = (stage: { name: string; word: string; left: number; width: number }): number =>
  isAtEnd(stage) ? Math.min(100, stage.left + stage.width) : stage.left;

const isAtEnd = ({ name, word, left }: { name: string; word: string; left: number }): boolean =>
  left + widthOf(name, word) > 100;

const linesOf = ({ name, word }: { name: string; word: string }): number =>
  Math.ceil((name.length + 1 + word.length) / LINE_LETTERS);

/** Labels under each other, each at its stage or right below the one before, and where the last one ends. */
function placedLabels(labels: readonly { top: number; lines: number }[]): { tops: number[]; end: number } {
  let end = 0;
  const tops = labels.map(({ top, lines }) => {
    const placed = Math.max(top, end);
    end = placed + lines * LINE_PX;
    return placed;
  });
  return { tops, end };
}
