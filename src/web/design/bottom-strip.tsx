import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import './bottom-strip.css';

/** A strip along the bottom of the screen, over the page; the page ends above it. */
export function BottomStrip(props: ComponentProps<'section'>) {
  const strip = useRef<HTMLElement>(null);
  useReservedHeight(strip);
  return <section {...props} ref={strip} className="bottom-strip" />;
}

/** Tells the page how much of the screen is covered, so that its end, its focus and its toasts stay above. */
function useReservedHeight(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--covered', `${strip.current?.offsetHeight ?? 0}px`);
    });
    if (strip.current) observer.observe(strip.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--covered');
    };
  }, [strip]);
}
