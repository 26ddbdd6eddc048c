import { type RefObject, useEffect } from 'react';
import { useToasts } from '../errors/use-toast.ts';

/**
 * Puts toasts under an element of the open wizard, at the right edge of the step (wizard.css reads the two lengths), and
 * opens the room that the step keeps for them at its top.
 */
export function useToastPlace(
  above: RefObject<HTMLElement | null>,
  step: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
): void {
  const toasts = useToasts();
  useEffect(() => {
    const open = toasts.some((toast) => toast.open);
    if (step.current && room.current) openRoom(step.current, room.current, open);
    if (!open) return;
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
  }, [toasts, above, step, room]);
}

/** What is scrolled stays where it is; at the top everything moves, but the focused control stays in view. */
function openRoom(step: HTMLElement, room: HTMLElement, open: boolean): void {
  if (room.hasAttribute('data-open') === open) return;
  const { scrollTop } = step;
  const before = room.offsetHeight;
  if (!open && scrollTop >= before) room.style.transition = 'none';
  room.toggleAttribute('data-open', open);
  if (scrollTop > 0 && (open || scrollTop >= before)) step.scrollTop = scrollTop + room.offsetHeight - before;
  room.style.removeProperty('transition');
  const { activeElement } = document;
  if (open && step.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
}
