import type { CSSProperties } from 'react';
import type { DrawnStage, PlanScale } from './plan-scale.ts';

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

/** The weeks of a calendar: a tick at each Monday, and the days of those that are named. */
export const PlanWeeks = ({ scale: { at, named, weeks }, place }: Placed) => (
  <>
    {named.map(({ day, text }) => (
      <span key={day} className="work-day" style={place(at(day))}>
        {text}
      </span>
    ))}
    {weeks.map((day) => (
      <span key={day} className="work-tick" style={place(at(day))} />
    ))}
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
