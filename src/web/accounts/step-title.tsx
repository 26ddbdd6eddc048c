import { useEffect } from 'react';
import { areaTitle } from '../shell/area-meta.ts';

/** Names the step in the title of the tab while it is shown: the server knows none of them, and the page is one. */
export function StepTitle({ children }: { children: string }) {
  useEffect(() => {
    const before = document.title;
    document.title = areaTitle(children);
    return () => {
      document.title = before;
    };
  }, [children]);
  return null;
}
