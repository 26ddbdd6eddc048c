import type { ReactNode } from 'react';

interface AsClientBarProps {
  /** The way back. */
  way: ReactNode;
  children: ReactNode;
}

/** Above what the operator looks at as a client does; it stays while they scroll. */
export const AsClientBar = ({ way, children }: AsClientBarProps) => (
  <div role="status" className="as-client-bar">
    <p className="as-client-say">{children}</p>
    {way}
  </div>
);
