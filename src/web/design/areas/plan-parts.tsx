import type { CSSProperties } from 'react';
import { AXIS_LENGTHS, type DrawnStage, type NamedDay, namedDays, type PlanScale } from './plan-scale.ts';

/** Where something stands on a calendar, from where and how long, both in percent of it. */
export type Place = (from: number, length?: number) => CSSProperties;

/** On a calendar that goes across. */
export const across: Place = (from, length) => ({
  left: `${from}%`,
  ...(length !== undefined && { width: `${length}%` }),
});

/** On a calendar that goes down, so many pixels high. */
export const down =
  (height: number): Place =>
  (from, length) => ({
    top: `${(from / 100) * height}px`,
    ...(length !== undefined && { height: `${(length / 100) * height}px` }),
  });

interface Placed {
  scale: PlanScale;
  place: Place;
}

/** Width of a letter on an axis, in pixels. */
const LETTER = 7.3;

/** Which days an axis that goes across names: by what of it there is room. */
export const daysAcross = (scale: PlanScale): NamedDay[] =>
  namedDays(scale, AXIS_LENGTHS, (text) => text.length * LETTER);

/** The weeks of a calendar: a tick at each Monday, a longer one at both ends and where a month begins; and the named days. */
export const PlanWeeks = ({
  scale: { at, weeks, months },
  named,
  place,
}: Placed & { named: readonly NamedDay[] }) => (
  <>
    {named.map(({ day, text, at, edge, from }) => (
      <span key={day} className="work-day" data-edge={edge} data-from={from} style={place(at)}>
        {text}
      </span>
    ))}
    {weeks.map((day) => (
      <span
        key={day}
        className="work-tick"
        data-long={months.includes(day) || undefined}
        style={place(at(day))}
      />
    ))}
    <span className="work-tick" data-long style={place(0)} />
    <span className="work-tick" data-long data-edge="end" style={place(100)} />
  </>
);

interface StageBarProps {
  stage: DrawnStage;
  place: Place;
}

/** A stage from its first to its last day, filled as far as it is done. */
export const StageBar = ({ stage: { left, width, filled, isActive }, place }: StageBarProps) => (
  <span
    className="work-stage"
    {...(filled > 0 && { 'data-filled': isActive ? 'active' : 'done' })}
    style={{ ...place(left, width), '--filled': `${filled}%` } as CSSProperties}
  />
);

/** By how much the launch is later: what of that does not alarm, and what does. */
export const PlanDelay = ({ scale: { late }, place }: Placed) =>
  late.map(({ isCalm, from, to }) => (
    <span key={from} className="work-delay" data-calm={isCalm || undefined} style={place(from, to - from)} />
  ));
