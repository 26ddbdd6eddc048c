import { useEffectEvent, useLayoutEffect } from 'react';

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key is for what has the focus, or for something that lies over the page. */
export const isMeantElsewhere = ({
  target,
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  defaultPrevented ||
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector(OVER_THE_PAGE) !== null;

/** Single keys of a screen, off while somebody types and under a dialog; one that does nothing here answers false. */
export function useKeys(keys: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isMeantElsewhere(event) ? undefined : keys[event.key];
    if (act && act() !== false) event.preventDefault();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
