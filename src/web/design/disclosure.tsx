import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
}

/** A line that opens to more; works without scripts. Attributes such as `open` and `name` go to the details element. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classes('disclosure', className)}>
      <summary>
        <span>{title}</span>
        <svg viewBox="0 0 20 20" width="20" height="20" className="disclosure-sign" aria-hidden="true">
          <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="1.5" fill="none" />
        </svg>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
