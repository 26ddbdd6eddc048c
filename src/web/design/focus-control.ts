/** Moves focus to a control by its id; to the chosen or first one of a group that has the id. */
export function focusControl(id: string): void {
  const holder = document.getElementById(id);
  const inside =
    holder?.querySelector<HTMLElement>('input:checked') ?? holder?.querySelector('input, button');
  const control = holder?.matches('input, textarea, select') ? holder : inside;
  if (!(control instanceof HTMLElement)) return;
  control.focus();
  control.scrollIntoView({ block: 'center' });
}

/**
 * Gives the focus to `heir` when the control that had it is gone, which leaves it on the page, on the dialog around or on what
 * stands in for the control.
 */
export function inheritFocus(heir: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement.matches('body, [role="dialog"], [data-stand-in]');
  if (isLost) heir?.focus({ preventScroll: true });
}

/** What can stand in for a control that is gone: the row around it, else the part of the screen, else the screen; null where nothing is left. */
export function surroundings(control: Element | null): () => HTMLElement | null {
  const around = ['li', 'section', 'main'].map((name) => control?.closest<HTMLElement>(name) ?? null);
  return () => {
    const near = around.find((element) => element?.isConnected) ?? null;
    if (!near) return null;
    near.tabIndex = -1;
    near.dataset.standIn = '';
    return near;
  };
}
