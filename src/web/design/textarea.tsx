import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** Several lines of text that grow with what is written; `counter` stands under them, "12/10". */
export function Textarea({
  className,
  counter,
  ...textarea
}: ComponentProps<'textarea'> & { counter?: string }) {
  return (
    <div className="textarea">
      <textarea rows={5} {...textarea} className={classes('control', className)} />
      {counter && (
        <p className="textarea-counter" aria-hidden="true">
          {counter}
        </p>
      )}
    </div>
  );
}
