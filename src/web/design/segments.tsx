import type { ComponentProps, ReactNode } from 'react';
import './segments.css';

interface SegmentsProps {
  legend: string;
  /** The legend is for screen readers only. */
  hideLegend?: boolean;
  disabled?: boolean;
  className?: string;
  /** Segment components. */
  children: ReactNode;
}

/** A few short options of which one is chosen, as one strip. */
export const Segments = ({ legend, hideLegend = false, disabled, className, children }: SegmentsProps) => (
  <fieldset disabled={disabled} className={className}>
    <legend className={hideLegend ? 'sr-only' : 'mark mb-1.5'}>{legend}</legend>
    <div className="segments">{children}</div>
  </fieldset>
);

/** One option: a drawing, its name. Attributes go to the input. */
export const Segment = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className="selectable">
    <input type="radio" {...input} />
    {children}
  </label>
);
