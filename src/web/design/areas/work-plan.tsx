import type { CSSProperties } from 'react';
import { across, daysAcross, down, PlanDelay, PlanWeeks, StageBar } from './plan-parts.tsx';
import { type DrawnStage, namedDays, type Plan, planScale } from './plan-scale.ts';
import './areas.css';
import './screens.css';

/** Height of a day on phones, and of the whole drawing there: a long work is drawn to a smaller scale. */
const DAY_PX = 6.5;
const TALLEST = 440;
/** Width of a letter of a label, and of the drawing where it is narrowest, in pixels. */
const LETTER = 7.5;
const NARROWEST = 640;
/** A line of a label on phones, and how many letters of it surely fit where the screen is narrowest. */
const LINE_PX = 22;
const LINE_LETTERS = 26;
/** What is said of the delay stands so far under today's line where its words would lie on today's name. */
const UNDER_TODAY_PX = 4;
/** A line of the axis there, whose labels today's line does not reach. */
const DAY_LINE_PX = 17;

/** "14. 12.", without a year. */
const LONGEST_DAY = 7;

/** So many names stand under a ruler, on so many lines. */
const MOST_STAGES = 5;
const MOST_LINES = 3;

/**
 * Whether a ruler can name its stages: no name over another one, over what leads to one, or so far from its stage that it
 * reads as the one before. Where it cannot, each stage has a row of its own (work-rows.tsx).
 */
export function namesFit(plan: Plan): boolean {
  const stages = planScale(plan)?.stages ?? [];
  const rows = rowsOf(stages);
  const isClear = (stage: DrawnStage, index: number): boolean => {
    const from = labelAt(stage);
    const to = from + widthOf(stage.name, stage.word);
    const isCut = stages.some(
      ({ left }, other) => (rows[other] ?? 0) > (rows[index] ?? 0) && left > from && left < to,
    );
    return !isCut && from >= (stages[index - 1]?.left ?? 0);
  };
  return stages.length <= MOST_STAGES && rows.every((row) => row < MOST_LINES) && stages.every(isClear);
}

/** Stages on a calendar to scale, between ticks, with today's line and the delay as a red dimension. */
export function WorkPlan(plan: Plan) {
  const { label, delay } = plan;
  const scale = planScale(plan);
  if (!scale) return null;
  const { days, stages: drawn, now, isCalm } = scale;
  const rows = rowsOf(drawn);
  const height = Math.min(days * DAY_PX, TALLEST);
  const downwards = down(height);
  const daysDown = namedDays({ ...scale, now: null }, [height], () => DAY_LINE_PX);
  const labels = placedLabels(
    drawn.map((stage) => ({ top: (stage.left / 100) * height, lines: linesOf(stage) })),
  );
  const nowDown = now && (now.at / 100) * height;
  const saidDown =
    nowDown !== null && nowDown > labels.end - LINE_PX && nowDown < labels.end + 2 * LINE_PX
      ? nowDown + UNDER_TODAY_PX
      : labels.end;
  return (
    <div className="work-plan">
      <p className="sr-only">{label}</p>
      <div
        aria-hidden="true"
        className="work-plan-across"
        style={{ '--rows': Math.max(...rows) + 1 } as CSSProperties}
      >
        <PlanWeeks scale={scale} named={daysAcross(scale)} place={across} />
        <span className="work-axis" />
        {drawn.map((stage) => (
          <StageBar key={stage.key} stage={stage} place={across} />
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
        <PlanDelay scale={scale} place={across} />
        {delay && delay.words !== '' && (
          <span className="work-said" data-over={isCalm}>
            {delay.words}
          </span>
        )}
        {now && (
          <span className="work-today" data-edge={now.edge} style={across(now.at)}>
            <span>{now.words}</span>
          </span>
        )}
      </div>
      <div
        aria-hidden="true"
        className="work-down"
        data-years={daysDown.some(({ text }) => text.length > LONGEST_DAY) || undefined}
        style={{ height: `${Math.max(height, saidDown + LINE_PX)}px` }}
      >
        <span className="work-axis" />
        <PlanWeeks scale={scale} named={daysDown} place={downwards} />
        {drawn.map((stage) => (
          <StageBar key={stage.key} stage={stage} place={downwards} />
        ))}
        {drawn.map(({ key, name, word }, index) => (
          <span key={key} className="work-label" style={{ top: `${labels.tops[index]}px` }}>
            <b>{name}</b> {word}
          </span>
        ))}
        <PlanDelay scale={scale} place={downwards} />
        {delay && delay.words !== '' && (
          <span className="work-said" data-over={isCalm} style={{ top: `${saidDown}px` }}>
            {delay.words}
          </span>
        )}
        {now && (
          <span className="work-today" style={downwards(now.at)}>
            <span>{now.words}</span>
          </span>
        )}
      </div>
      {delay && <p className="work-causes">{delay.causes}</p>}
    </div>
  );
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
