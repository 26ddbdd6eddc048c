import { type RefObject, useEffect } from 'react';
import { useToasts } from '../errors/use-toast.ts';

/**
 * Puts toasts under an element of the open wizard, at the right edge of the step: what they say is about the step, and
 * below them nothing is pressed. wizard.css reads the two lengths.
 */
export function useToastPlace(
  above: RefObject<HTMLElement | null>,
  step: RefObject<HTMLElement | null>,
): void {
  const toasts = useToasts();
  useEffect(() => {
    if (toasts.length === 0) return;
    const { style } = document.documentElement;
    const place = () => {
      const top = Math.max(0, above.current?.getBoundingClientRect().bottom ?? 0);
      const right = innerWidth - (step.current?.getBoundingClientRect().right ?? innerWidth);
      style.setProperty('--toast-top', `${top}px`);
      style.setProperty('--toast-right', `${right}px`);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [toasts, above, step]);
}
