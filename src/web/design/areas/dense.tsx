import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import './areas.css';

/** Around controls of the admin: 32 px high with a mouse, 44 px under fingers. */
export const Dense = ({ className, ...box }: ComponentProps<'div'>) => (
  <div {...box} className={classes('dense', className)} />
);
