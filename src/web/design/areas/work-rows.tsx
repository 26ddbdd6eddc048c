import type { ReactNode } from 'react';
import { across, daysAcross, PlanDelay, PlanWeeks, StageBar } from './plan-parts.tsx';
import { type Plan, planScale } from './plan-scale.ts';
import './areas.css';
import './screens.css';

/** What is said of a stage beside its name and its bar. */
export interface WorkRow {
  detail: ReactNode;
  /** What was written of it, as long as it is: it has the width of the whole row. */
  said?: ReactNode;
  /** Its state, or what can be done with it. */
  actions?: ReactNode;
}

interface WorkRowsProps extends Plan {
  /** Name of the list. */
  title: string;
  /** Of each stage, by its key. */
  rows: Readonly<Record<string, WorkRow>>;
  /** When the launch is, and what makes it later. */
  launch: { words: string; causes: string };
}

/** A plan whose names have no room on a ruler: each stage is a row with its bar on one calendar, and the launch the last row. */
export function WorkRows({ title, rows, launch, ...plan }: WorkRowsProps) {
  const { label, delay } = plan;
  const scale = planScale(plan);
  if (!scale) return null;
  const { at, stages, months, now, isCalm } = scale;
  const behind = (
    <>
      {months.map((day) => (
        <span key={day} className="work-rows-line" style={across(at(day))} />
      ))}
      {now && <span className="work-rows-now" style={across(now.at)} />}
    </>
  );
  const last = stages.at(-1);
  return (
    <div className="work-rows">
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="work-rows-scale">
        <PlanWeeks scale={scale} named={daysAcross(scale)} place={across} />
        {now && (
          <span className="work-rows-today" data-edge={now.edge} style={across(now.at)}>
            {now.words}
          </span>
        )}
      </div>
      <ul aria-label={title}>
        {stages.map((stage) => (
          <li key={stage.key}>
            <div className="work-rows-text">
              <p className="area-row-title">{stage.name}</p>
              <div className="area-row-detail">{rows[stage.key]?.detail}</div>
            </div>
            <div aria-hidden="true" className="work-rows-bar">
              {behind}
              <StageBar stage={stage} place={across} />
            </div>
            {rows[stage.key]?.said && <div className="work-rows-said">{rows[stage.key]?.said}</div>}
            <div className="area-row-actions">{rows[stage.key]?.actions}</div>
          </li>
        ))}
        <li>
          <div className="work-rows-text">
            <p className="area-row-title">Spustenie</p>
            <p className="work-rows-launch-day" data-late={(delay?.isAhead && !isCalm) || undefined}>
              {launch.words}
            </p>
          </div>
          <div aria-hidden="true" className="work-rows-bar">
            {behind}
            <PlanDelay scale={scale} place={across} />
            {last && <span className="work-rows-launch" style={across(last.left + last.width)} />}
          </div>
          {launch.causes !== '' && <p className="work-rows-causes">{launch.causes}</p>}
        </li>
      </ul>
    </div>
  );
}
