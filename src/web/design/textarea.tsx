import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** Several lines of text that grow with what is written; `counter` stands under them, "12/10". */
export function Textarea({
  className,
  counter,
  ...textarea
}: ComponentProps<'textarea'> & { counter?: string }) {
  return (
    <div>
      <textarea
        rows={5}
        {...textarea}
        className={classes('control block field-sizing-content min-h-36 resize-y', className)}
      />
      {counter && (
        <p className="mt-1.5 text-right font-mono text-mark text-ink-2" aria-hidden="true">
          {counter}
        </p>
      )}
    </div>
  );
}
