import { classes } from '../classes.ts';
import './offer-marks.css';

/** What a part of the line is: nothing, a dimension between two ticks, time gone by, time past the promise. */
export type DimensionKind = 'gap' | 'span' | 'elapsed' | 'late';

export interface DimensionPart {
  as: DimensionKind;
  /** Of the whole line; the parts need not sum up to 1. */
  share: number;
}

interface DimensionLineProps {
  /** What the line measures, in words: "Uplynulo 7 z 10 dní". */
  label: string;
  parts: readonly DimensionPart[];
}

/** A line to scale: the range of a price, a time that runs, a plan of payments. */
export const DimensionLine = ({ label, parts }: DimensionLineProps) => (
  <div role="img" aria-label={label} className="dimension-line">
    {startsOf(parts).map(({ at, as, share }) => (
      <span key={at} className={classes('dimension-part', `dimension-${as}`)} style={{ flexGrow: share }} />
    ))}
  </div>
);

/** Each part that has a length with where it begins, which no other of them does. */
function startsOf(parts: readonly DimensionPart[]): (DimensionPart & { at: number })[] {
  let at = 0;
  const drawn = parts.filter(({ share }) => share > 0);
  return drawn.map((part) => {
    const begun = { ...part, at };
    at += part.share;
    return begun;
  });
}
