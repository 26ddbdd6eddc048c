import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** One option of a radio group drawn as a sheet: the whole card is its target. Attributes go to the input. */
export function RadioCard({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={classes('selectable choice', className)}>
      <input type="radio" {...input} />
      <span className="choice-mark" aria-hidden="true" />
      <span>{children}</span>
    </label>
  );
}
