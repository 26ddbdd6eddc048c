import { inheritFocus } from '../design/focus-control.ts';

/**
 * Remembers where the focus is before an act that may take its control away, such as the step that is taken. What comes
 * back gives it to what was around: the row, else the part of the screen; never to the next control, which a second press
 * of the same key would set off.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  const around = [held?.closest('li'), held?.closest('section')];
  return () => {
    const near = around.find((element) => element?.isConnected);
    if (!(near instanceof HTMLElement)) return;
    near.tabIndex = -1;
    inheritFocus(near);
  };
}
