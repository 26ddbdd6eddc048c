import type { ReactNode } from 'react';
import { across, PlanDelay, PlanWeeks, StageBar } from './plan-parts.tsx';
import { type Plan, planScale } from './plan-scale.ts';
import './areas.css';
import './screens.css';

/** What is said of a stage beside its name and its bar. */
export interface WorkRow {
  detail: ReactNode;
  /** Its state, or what can be done with it. */
  actions?: ReactNode;
}

interface WorkRowsProps extends Plan {
  /** Name of the list. */
  title: string;
  /** Of each stage, by its key. */
  rows: Readonly<Record<string, WorkRow>>;
  /** When the launch is, where the sentence of what causes the delay does not say it, and by how much that is later. */
  launch: { detail: string; delay: string };
}

const NAMING = { most: 4, apart: { today: 8, start: 5, end: 12 } } as const;

/** A plan whose names have no room on a ruler: each stage is a row with its bar on one calendar, and the launch the last row. */
export function WorkRows({ title, rows, launch, ...plan }: WorkRowsProps) {
  const { label, delay } = plan;
  const scale = planScale(plan, NAMING);
  if (!scale) return null;
  const { at, stages, named, now, isCalm } = scale;
  const behind = (
    <>
      {named.map(({ day }) => (
        <span key={day} className="work-rows-line" style={across(at(day))} />
      ))}
      {now && <span className="work-rows-now" style={across(now.at)} />}
    </>
  );
  const last = stages.at(-1);
  const said = delay?.causes ?? '';
  return (
    <div className="work-rows">
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="work-rows-scale">
        <PlanWeeks scale={scale} place={across} />
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
            <div className="area-row-actions">{rows[stage.key]?.actions}</div>
          </li>
        ))}
        <li>
          <div className="work-rows-text">
            <p className="area-row-title">Spustenie</p>
            {launch.detail !== '' && <p className="area-row-detail">{launch.detail}</p>}
          </div>
          <div aria-hidden="true" className="work-rows-bar">
            {behind}
            <PlanDelay scale={scale} place={across} />
            {last && <span className="work-rows-launch" style={across(last.left + last.width)} />}
          </div>
          <div className="area-row-actions">
            {launch.delay !== '' && (
              <span className="work-rows-delayed" data-calm={isCalm || undefined}>
                {launch.delay}
              </span>
            )}
          </div>
          {said !== '' && <p className="work-rows-causes">{said}</p>}
        </li>
      </ul>
    </div>
  );
}
