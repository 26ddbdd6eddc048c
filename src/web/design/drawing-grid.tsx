import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** The drawing grid of 32 px behind a hero, and nowhere else. */
export function DrawingGrid({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={classes('drawing-grid', className)} />;
}
