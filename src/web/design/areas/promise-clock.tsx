import { classes } from '../classes.ts';
import './areas.css';
import './desk.css';

/** How near the end of a promised time is: the last quarter warns, past it is late. */
export type ClockTone = 'warn' | 'error' | null;

const toneClass = (tone: ClockTone) => (tone === null ? '' : ` tone-${tone}`);
const percent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

interface ClockProps {
  /** What is left, or by how much it is late: "55 min", "mešká 50 min". */
  words: string;
  /** Part that is gone; 1 and more is late. */
  gone: number;
  tone: ClockTone;
}

/** A promised time in a row of a list: what is left in words, and 48 px of it to scale. */
export const Clock = ({ words, gone, tone }: ClockProps) => (
  <span className={`clock${toneClass(tone)}`}>
    {words}
    <span className="clock-scale" aria-hidden="true">
      <span style={{ width: percent(gone) }} />
    </span>
  </span>
);

interface PromiseRulerProps extends ClockProps {
  /** When it began: "pi 10:15". */
  since: string;
  /** Hours that were promised; each has its tick. */
  hours: number;
  /** It was kept: nothing is left to be done. */
  isOver?: boolean;
}

/** A promised time on the page of one thing: a tick for each hour, what is gone in ink, what is left in the signal. */
export const PromiseRuler = ({ words, gone, tone, since, hours, isOver }: PromiseRulerProps) => (
  <div className="promise">
    <div className="promise-scale" style={{ ['--hours' as string]: String(hours) }} aria-hidden="true" />
    <div
      className={classes('promise-line', gone >= 1 && 'promise-late', isOver && 'promise-over')}
      aria-hidden="true"
    >
      {/* Past the promise the line is as long as what really went by. */}
      <span className="promise-gone" style={{ width: percent(gone >= 1 ? 1 / gone : gone) }} />
      <span className="promise-left" />
    </div>
    <p className="promise-words">
      <span>{since}</span>
      <span className={toneClass(tone).trim()}>{words}</span>
    </p>
  </div>
);
