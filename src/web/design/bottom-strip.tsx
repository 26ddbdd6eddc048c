import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import './bottom-strip.css';

/** A strip along the bottom of the screen, over the page; the page ends above it. */
export function BottomStrip(props: ComponentProps<'section'>) {
  const strip = useRef<HTMLElement>(null);
  useReservedHeight(strip);
  return <section {...props} ref={strip} className="bottom-strip" />;
}

/** Tells the page how much of the screen is covered, so that its end, its focus and its toasts stay above. */
function useReservedHeight(strip: RefObject<HTMLElement | null>): void {
  // Before the strip is painted: what gets the focus in that moment is not looked at again.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const reserve = () => root.style.setProperty('--covered', `${strip.current?.offsetHeight ?? 0}px`);
    reserve();
    const observer = new ResizeObserver(reserve);
    if (strip.current) observer.observe(strip.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--covered');
    };
  }, [strip]);
}
