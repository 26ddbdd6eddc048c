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

/** Brings what keys have led to in a row that scrolls sideways into sight: browsers leave there what is seen in part. */
export function showFocused({ target }: { target: Element }): void {
  // A press moves nothing away from under itself.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether the control that had the focus is gone, which leaves it on the page, on the dialog around or on what stands in for it. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches('body, [role="dialog"], [data-stand-in]');
}

/** Gives the focus to `heir` when the control that had it is gone. */
export function inheritFocus(heir: HTMLElement | null): void {
  if (isFocusLost()) heir?.focus({ preventScroll: true });
}

/**
 * How to give the focus on when a control that may have it then is gone: to the row that was around it, else to the part of the
 * screen, else to the screen; to nothing where nothing is left.
 */
export function focusAround(control: Element | null): () => void {
  const around = ['li', 'section', 'main'].map((name) => control?.closest<HTMLElement>(name) ?? null);
  return () => {
    const near = around.find((element) => element?.isConnected);
    if (near && near !== document.activeElement && isFocusLost()) standIn(near);
  };
}

/** Has the focus in place of a control, and can have it no more once it has lost it: a press on it is no press on a control. */
function standIn(element: HTMLElement): void {
  const isLent = !element.hasAttribute('tabindex');
  if (isLent) element.tabIndex = -1;
  element.dataset.standIn = '';
  element.focus({ preventScroll: true });
  const end = () => {
    // Only the window has lost it.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', end);
    if (isLent) element.removeAttribute('tabindex');
    delete element.dataset.standIn;
  };
  element.addEventListener('blur', end);
}
