import type { CSSProperties, ReactNode } from 'react';
import { formatDayMonth } from '#domain/kernel/local-time-texts.ts';
import { type DrawnStage, edgeAt, type Plan, planScale } from './plan-scale.ts';
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
  const { label, today, delay } = plan;
  const scale = planScale(plan, NAMING);
  if (!scale) return null;
  const { at, stages, weeks, named, late, isCalm } = scale;
  const now = today === null ? null : at(today);
  const behind = (
    <>
      {named.map(({ day }) => (
        <span key={day} className="work-rows-line" style={{ left: `${at(day)}%` }} />
      ))}
      {now !== null && <span className="work-rows-now" style={{ left: `${now}%` }} />}
    </>
  );
  const last = stages.at(-1);
  const said = delay?.causes ?? '';
  return (
    <div className="work-rows">
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="work-rows-scale">
        {named.map(({ day, text }) => (
          <span key={day} className="work-rows-day" style={{ left: `${at(day)}%` }}>
            {text}
          </span>
        ))}
        {weeks.map((day) => (
          <span key={day} className="work-rows-tick" style={{ left: `${at(day)}%` }} />
        ))}
        {today !== null && now !== null && (
          <span className="work-rows-today" data-edge={edgeAt(now)} style={{ left: `${now}%` }}>
            dnes {formatDayMonth(today)}
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
              <Bar stage={stage} />
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
            {delay?.isAhead &&
              late.map(({ isCalm, from, to }) => (
                <span
                  key={from}
                  className="work-rows-delay"
                  data-calm={isCalm || undefined}
                  style={{ left: `${from}%`, width: `${to - from}%` }}
                />
              ))}
            {last && <span className="work-rows-launch" style={{ left: `${last.left + last.width}%` }} />}
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

const Bar = ({ stage: { left, width, filled, isActive } }: { stage: DrawnStage }) => (
  <span
    className="work-rows-stage"
    {...(filled > 0 && { 'data-filled': isActive ? 'active' : 'done' })}
    style={{ left: `${left}%`, width: `${width}%`, '--filled': `${filled}%` } as CSSProperties}
  />
);
