import { type ReactNode, useEffect, useRef } from 'react';
import { inheritFocus } from '../focus-control.ts';

/** The title of a step that has taken the place of another one: it has the focus when the control that had it is gone. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => inheritFocus(title.current), []);
  return (
    <h1 ref={title} tabIndex={-1} className="text-title">
      {children}
    </h1>
  );
}
