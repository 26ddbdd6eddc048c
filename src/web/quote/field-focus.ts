import type { FormField } from '#domain/quote/wizard-form.ts';
import { focusControl } from '../design/focus-control.ts';

/** Id of a field's control, or of the group that holds its controls. */
export const fieldId = (field: FormField): string => `wizard-${field}`;

/** Id of the heading of the present step. */
export const STEP_TITLE_ID = 'wizard-step-title';

/** Moves focus to a field: to the control itself, else to the chosen or first control of its group. */
export const focusField = (field: FormField): void => focusControl(fieldId(field));
