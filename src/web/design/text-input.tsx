import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A line of text; spread the attributes of its Field on it. */
export function TextInput({ className, ...input }: ComponentProps<'input'>) {
  return <input type="text" {...input} className={classes('control', className)} />;
}
