import { useEffect, useEffectEvent } from 'react';

// Not `click`: a checkbox that is rendered while it is being clicked loses its tick.
const ACTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Reads fields before the page answers a press, a key or a move of the focus: some browsers and password programs fill
 * them in without an event.
 */
export function useBeforeActs(read: () => void): void {
  const onAct = useEffectEvent(read);
  useEffect(() => {
    const before = () => onAct();
    for (const act of ACTS) addEventListener(act, before, true);
    return () => {
      for (const act of ACTS) removeEventListener(act, before, true);
    };
  }, []);
}
