import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** The paper of an illustration: 160 × 112, ink lines of 1.4 px at any size. Decorative; words stand beside it. */
export const Drawing = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <svg viewBox="0 0 160 112" className={classes('illustration', className)} aria-hidden="true">
    {children}
  </svg>
);

/** A larger paper, 320 × 224, for a sketch of a built thing. */
export const Sketch = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <svg viewBox="0 0 320 224" className={classes('illustration', className)} aria-hidden="true">
    {children}
  </svg>
);

interface Horizontal {
  x: readonly [from: number, to: number];
  y: number;
}

interface Vertical {
  x: number;
  y: readonly [from: number, to: number];
}

/** The one measured length of a drawing, in the signal colour: give the coordinate it runs along as a pair. */
export function Measure({ x, y }: Horizontal | Vertical) {
  if (typeof x === 'number' && typeof y !== 'number') {
    const [top, bottom] = y;
    return (
      <>
        <path className="dim" d={`M${x - 4} ${top}h8M${x - 4} ${bottom}h8M${x} ${top}V${bottom}`} />
        <path className="dim-head" d={`M${x} ${top}l2.4 7h-4.8zM${x} ${bottom}l2.4-7h-4.8z`} />
      </>
    );
  }
  if (typeof x === 'number' || typeof y !== 'number') return null;
  const [left, right] = x;
  return (
    <>
      <path className="dim" d={`M${left} ${y - 4}v8M${right} ${y - 4}v8M${left} ${y}H${right}`} />
      <path className="dim-head" d={`M${left} ${y}l7 2.4v-4.8zM${right} ${y}l-7 2.4v-4.8z`} />
    </>
  );
}
