import { type RefObject, useLayoutEffect } from 'react';
import { useToasts } from '../errors/use-toast.ts';

/**
 * Tells toasts where they stand while the wizard is open: in its head, where they move nothing and cover nothing to fill in
 * (design/wizard-frame.css reads the lengths).
 */
export function useToastPlace(inside: RefObject<HTMLElement | null>): void {
  const isShown = useToasts().some(({ open }) => open);
  // Measured anew for each toast: before, the dialog may have been on its way to its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const head = inside.current?.closest('.wizard')?.querySelector('.dialog-head');
    if (!head) return;
    const follow = () => {
      const { top, left, right, bottom } = head.getBoundingClientRect();
      const { style } = document.documentElement;
      style.setProperty('--toast-top', `${Math.max(0, top)}px`);
      style.setProperty('--toast-left', `${left}px`);
      style.setProperty('--toast-right', `${innerWidth - right}px`);
      style.setProperty('--toast-room', `${Math.max(0, bottom - Math.max(0, top))}px`);
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(head);
    addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      removeEventListener('resize', follow);
    };
  }, [inside, isShown]);
}
