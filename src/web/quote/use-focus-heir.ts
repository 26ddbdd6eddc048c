import { type RefObject, useLayoutEffect, useRef } from 'react';
import { inheritFocus } from '../design/focus-control.ts';

/** Once something has come, leads the focus to it from the button that asked for it and is gone. */
export function useFocusHeir(hasCome: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef(hasCome);
  useLayoutEffect(() => {
    if (hasCome && !had.current) inheritFocus(heading.current);
    had.current = hasCome;
  }, [hasCome]);
  return heading;
}
