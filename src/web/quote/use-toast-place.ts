import { type RefObject, useEffect } from 'react';
import { useToasts } from '../errors/use-toast.ts';

/**
 * Keeps room for toasts between the ruler and the step, and puts them into it (design/wizard-frame.css reads the two lengths), so that
 * they cover nothing.
 */
export function useToastPlace(
  room: RefObject<HTMLElement | null>,
  step: RefObject<HTMLElement | null>,
): void {
  const open = useToasts().some((toast) => toast.open);

  useEffect(() => {
    if (!room.current || !step.current) return;
    room.current.toggleAttribute('data-open', open);
    const { activeElement } = document;
    if (open && step.current.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [open, room, step]);

  useEffect(() => {
    const [place, scroller] = [room.current, step.current];
    if (!place || !scroller) return;
    let height = place.offsetHeight;
    const follow = () => {
      // What is scrolled stays where it is; at the top of a step everything moves.
      if (scroller.scrollTop > 0) scroller.scrollTop += place.offsetHeight - height;
      height = place.offsetHeight;
      const { top, right } = place.getBoundingClientRect();
      const { style } = document.documentElement;
      style.setProperty('--toast-top', `${Math.max(0, top)}px`);
      style.setProperty('--toast-right', `${innerWidth - right}px`);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(place);
    addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      removeEventListener('resize', follow);
    };
  }, [room, step]);
}
