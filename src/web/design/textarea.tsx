import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** Several lines of text that grow with what is written, `short` from two on; `counter` stands under them, "12/2000". */
export function Textarea({
  className,
  counter,
  short,
  ...textarea
}: ComponentProps<'textarea'> & { counter?: string; short?: boolean }) {
  return (
    <div>
      <textarea
        rows={5}
        {...textarea}
        className={classes(
          'control block field-sizing-content resize-y',
          short ? 'min-h-16' : 'min-h-36',
          className,
        )}
      />
      {counter && (
        <p className="mt-1.5 text-right font-mono text-mark text-ink-2" aria-hidden="true">
          {counter}
        </p>
      )}
    </div>
  );
}
