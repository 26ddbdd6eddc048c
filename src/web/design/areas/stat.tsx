import { classes } from '../classes.ts';
import './areas.css';

interface StatProps {
  label: string;
  /** The number as it is read: "7 h 20 min". */
  value: string;
  /** What it is measured against: "z 24 h". */
  of: string;
  /** Part of the whole that the number takes; above 1 the rest is late. */
  share: number;
  /** The last quarter of a time, or past it; the value says so in words too. */
  tone?: 'warn' | 'error';
}

/** A number on the line of its measure, to scale; render several inside one dl. */
export function Stat({ label, value, of, share, tone }: StatProps) {
  const whole = Math.max(share, 1);
  const within = `${(Math.min(share, 1) / whole) * 100}%`;
  const limit = `${100 / whole}%`;
  return (
    <div className={classes('stat', tone && `stat-${tone}`)}>
      <dt>{label}</dt>
      <dd>
        <span className="stat-value">{value}</span> <span className="stat-of">{of}</span>
      </dd>
      <dd className="stat-scale" aria-hidden="true">
        <span className="stat-within" style={{ width: within }} />
        {share > 1 && <span className="stat-late" style={{ left: limit }} />}
        <span className="stat-limit" style={{ left: limit }} />
      </dd>
    </div>
  );
}
