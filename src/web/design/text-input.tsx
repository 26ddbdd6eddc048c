import type { ComponentProps } from 'react';

/** A line of text; spread the attributes of its Field on it. */
export function TextInput({ className, ...input }: ComponentProps<'input'>) {
  return <input type="text" {...input} className={`control ${className ?? ''}`} />;
}
