import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A native list of options drawn like the other controls. Attributes go to the select element. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...select} className={classes('control', className)} />
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="m5 8 5 5 5-5" stroke="currentColor" strokeWidth="1.5" fill="none" />
      </svg>
    </span>
  );
}
