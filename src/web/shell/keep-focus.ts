import { focusAround } from '../design/focus-control.ts';

/**
 * Remembers where the focus is before an act that may take its control away, such as the step that is taken. What comes
 * back gives it to what was around: the row, else the part of the screen, else the screen; never to the next control,
 * which a second press of the same key would set off. It answers false while the control is still there and may yet go:
 * React Router shows what it has read after it says that it has.
 */
export function keepFocus(): () => boolean {
  const held = document.activeElement;
  const giveOn = focusAround(held);
  return () => {
    if (held?.isConnected) return document.activeElement !== held;
    giveOn();
    return true;
  };
}
