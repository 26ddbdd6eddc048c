import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import './cells.css';

/** A sheet divided into cells, its list items; the class says how many columns. */
export const Cells = ({ className, ...list }: ComponentProps<'ul'>) => (
  <ul {...list} className={classes('sheet cells', className)} />
);
