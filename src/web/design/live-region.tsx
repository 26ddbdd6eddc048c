import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** Interrupts what is being read; for failures only. */
  assertive?: boolean;
  children: ReactNode;
}

/** Says its content to screen readers whenever it changes; must be rendered before the first change. */
export function LiveRegion({ assertive, children }: LiveRegionProps) {
  return (
    <div className="sr-only" role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {children}
    </div>
  );
}
