import type { FormField } from '#domain/quote/wizard-form.ts';

/** Id of a field's control, or of the group that holds its controls. */
export const fieldId = (field: FormField): string => `wizard-${field}`;

/** Moves focus to a field: to the control itself, else to the chosen or first control of its group. */
export function focusField(field: FormField): void {
  const holder = document.getElementById(fieldId(field));
  const inside =
    holder?.querySelector<HTMLElement>('input:checked') ?? holder?.querySelector('input, button');
  const control = holder?.matches('input, textarea') ? holder : inside;
  if (!(control instanceof HTMLElement)) return;
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
