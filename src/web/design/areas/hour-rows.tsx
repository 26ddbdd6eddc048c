import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { DimensionLine } from './dimension-line.tsx';
import './areas.css';
import './desk.css';

/** From and to, as shares of the axis. */
interface Stretch {
  at: number;
  until: number;
}

/** The axis above the rows: days, hours, working time, now. */
export interface HourAxis {
  days: readonly { label: string; at: number; isAfterBreak: boolean }[];
  hours: readonly { at: number; hour: number; isLong: boolean }[];
  worked: readonly Stretch[];
  now: { at: number; label: string };
}

interface HourRowsProps {
  label: string;
  axis: HourAxis;
  /** Above the first and the last column. */
  heads: readonly [string, string];
  children: ReactNode;
}

/** Under this share of the axis a day has no room for its name on screens with a short axis. */
const NARROW = 0.33;

const placed = (at: number) => ({ left: `${at * 100}%` });
const stretched = ({ at, until }: Stretch) => ({ left: `${at * 100}%`, width: `${(until - at) * 100}%` });

/** Rows of those who wait, on one axis of hours; each has its own ruler on phones. */
export const HourRows = ({ label, axis, heads: [first, last], children }: HourRowsProps) => (
  <div className="hour-rows">
    <div className="hour-head">
      <span className="mark">{first}</span>
      <div className="hour-axis" aria-hidden="true">
        {axis.days.map(({ label: day, at, isAfterBreak }, index) => (
          <span key={at} style={placed(at)}>
            <b data-narrow={(axis.days[index + 1]?.at ?? 1) - at < NARROW}>{day}</b>
            {isAfterBreak && <Break />}
          </span>
        ))}
        <Hours hours={axis.hours} areNamed />
        {axis.worked.map((stretch) => (
          <em key={stretch.at} style={stretched(stretch)} />
        ))}
      </div>
      <span className="mark hour-rest">{last}</span>
    </div>
    <ul aria-label={label}>{children}</ul>
    <div className="hour-now" aria-hidden="true">
      <div>
        <span style={placed(axis.now.at)}>
          <b>{axis.now.label}</b>
        </span>
      </div>
    </div>
  </div>
);

/** A tick for each hour, a longer one for each quarter of a day. */
const Hours = ({ hours, areNamed = false }: Pick<HourAxis, 'hours'> & { areNamed?: boolean }) =>
  hours.map(({ at, hour, isLong }) => (
    <i key={at} style={placed(at)} className={classes(isLong && 'hour-long')}>
      {areNamed && isLong && hour > 0 && <span>{hour}</span>}
    </i>
  ));

/** Hours that are left out. */
const Break = () => (
  <svg viewBox="0 0 10 18" width="10" height="18" aria-hidden="true">
    <rect x="2.5" y="6" width="5" height="6" />
    <path d="M5 0v4l-4 4 8 3-4 3v4" />
  </svg>
);

interface HourRowProps {
  /** Names the row for the keys that move from row to row (shell/use-row-keys.ts). */
  rowKey?: string;
  title: ReactNode;
  detail: ReactNode;
  /** How it stands, and by when: in words. */
  rest: ReactNode;
  /** The same for who does not see the line. */
  label: string;
  actions: ReactNode;
  /** What came of the last act on it, under the row. */
  said?: ReactNode;
  /** On the axis of all. */
  at: HoursAt;
  /** On phones each row has its own ruler, where a time was promised. */
  own?: HoursAt & Pick<HourAxis, 'hours'> & { days: readonly { at: number; isAfterBreak: boolean }[] };
}

/** Since when somebody waits, until when an answer was promised, and now: as shares of an axis. */
interface HoursAt {
  from: number;
  due: number;
  now: number;
}

/** What is over in ink, what is left as a dimension, what is past the promise in red. */
const HourLine = ({ label, at: { from, due, now } }: { label: string; at: HoursAt }) => (
  <DimensionLine
    label={label}
    parts={[
      { as: 'gap', share: from },
      { as: 'elapsed', share: Math.max(0, Math.min(now, due) - from) },
      due > now ? { as: 'span', share: due - now } : { as: 'late', share: now - due },
      { as: 'gap', share: 1 - Math.max(now, due) },
    ]}
  />
);

/** One who waits, with the hours of it. */
export const HourRow = ({ rowKey, title, detail, rest, label, actions, said, at, own }: HourRowProps) => (
  <li {...(rowKey !== undefined && { 'data-row': rowKey, tabIndex: -1 })}>
    <div className="hour-who">
      <p className="area-row-title">{title}</p>
      <div className="area-row-detail">{detail}</div>
    </div>
    <div className="hour-line">
      <HourLine label={label} at={at} />
    </div>
    {own && (
      <div className="hour-own" aria-hidden="true">
        <div className="hour-own-scale">
          <Hours hours={own.hours} />
          {own.days.map(
            (day) =>
              day.isAfterBreak && (
                <span key={day.at} style={placed(day.at)}>
                  <Break />
                </span>
              ),
          )}
        </div>
        <HourLine label="" at={own} />
      </div>
    )}
    <p className="hour-rest">{rest}</p>
    <div className="hour-acts">{actions}</div>
    {said && <div className="area-row-said">{said}</div>}
  </li>
);
