import './areas.css';
import './overview.css';

/** Days on the ruler: what is further away has time. */
const DAYS = 14;

/** How near the last day of something is, on a ruler of 14 days that runs full towards it; its words stand beside it. */
export const DaysRuler = ({ left }: { left: number }) => (
  <span className="days-ruler" aria-hidden="true">
    <span style={{ width: `${(Math.min(Math.max(DAYS - left, 0), DAYS) / DAYS) * 100}%` }} />
  </span>
);
