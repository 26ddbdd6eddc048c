import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** One selectable thing drawn as a sheet: the whole card is its target. Attributes go to the input. */
export function CheckboxCard({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={classes('selectable choice', className)}>
      <input type="checkbox" {...input} />
      <span className="choice-mark" aria-hidden="true">
        <svg viewBox="0 0 14 14" width="14" height="14" fill="none" aria-hidden="true">
          <path d="M1.5 7.5 5.5 11.5 12.5 2.5" stroke="var(--signal)" strokeWidth="2" />
        </svg>
      </span>
      <span>{children}</span>
    </label>
  );
}
