import type { z } from 'zod';
import { stepSchemas } from '../requests/request-field-schemas.ts';
import {
  budgetField,
  descriptionField,
  featuresField,
  modeField,
  sizeField,
  timelineField,
  tradeField,
  websiteField,
} from './fields.ts';
import { STEP_KEYS, type StepKey } from './steps.ts';
import { askedFields, type FormField, STEP_FIELDS, type WizardForm } from './wizard-form.ts';

/** Slovak message by field; a field without a message is right. */
export type FieldErrors = Partial<Record<FormField, string>>;

/** The schemas the server uses, so that form and server never disagree (specification 5). */
const SCHEMAS: Record<FormField, z.ZodType> = {
  mode: modeField,
  selectedTrade: tradeField,
  selectedFeatures: featuresField,
  description: descriptionField,
  hasWebsite: websiteField,
  projectSize: sizeField,
  budget: budgetField,
  timeline: timelineField,
  ...stepSchemas,
};

/** The message for one field, or null when its value is right. */
export function fieldError(form: WizardForm, field: FormField): string | null {
  const checked = SCHEMAS[field].safeParse(form[field]);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

/** Messages of every wrong field of a step, in the order the fields are shown. */
export function stepErrors(form: WizardForm, step: StepKey): FieldErrors {
  const wrong = askedFields(form, step).flatMap((field): [FormField, string][] => {
    const message = fieldError(form, field);
    return message === null ? [] : [[field, message]];
  });
  return Object.fromEntries(wrong);
}

/** True when every field of the step has a right value, whoever filled it in. */
export const isFilled = (form: WizardForm, step: StepKey): boolean =>
  askedFields(form, step).every((field) => fieldError(form, field) === null);

export interface ErrorEntry {
  field: FormField;
  message: string;
}

/** The error summary: messages in reading order of the steps. The first entry is the first bad field. */
export const errorList = (errors: FieldErrors): ErrorEntry[] =>
  STEP_KEYS.flatMap((step) => STEP_FIELDS[step]).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
