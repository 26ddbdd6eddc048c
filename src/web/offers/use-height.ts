import { type RefObject, useEffect } from 'react';

/** Keeps the height of an element as a length in `--height` of it: styles cannot ask for it. */
export function useHeight(of: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
}
