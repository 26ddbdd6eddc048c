import type { ComponentProps } from 'react';
import './checkbox.css';

/** A small box to tick, with what it stands for in the same line. Attributes other than the class go to the input. */
export const Checkbox = ({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={className}>
    <input type="checkbox" {...input} className="checkbox" />
    {children}
  </label>
);
