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
