import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** Buttons beside each other, on phones under each other. */
export const Actions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classes('flex flex-wrap gap-3 max-xs:*:w-full', className)}>{children}</div>
);
