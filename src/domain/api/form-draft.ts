import { byKey } from '../kernel/by-key.ts';
import { fingerprint } from '../kernel/fingerprint.ts';

/** The texts of a form as they stand in its controls. */
export type FormValues<Field extends string> = Record<Field, string>;

/** A form that is being written: it survives a reload. */
export interface FormDraft<Field extends string> {
  /** Names this submission in its retries. */
  id: string;
  /** Of the first keystroke, in milliseconds since 1970. */
  startedAt: number;
  form: FormValues<Field>;
}

/** True when something is written. */
export const hasText = (form: FormValues<string>): boolean =>
  Object.values(form).some((text) => text.trim() !== '');

/** Reads a kept draft of a form with these fields; null when there is none or it is damaged. */
export function readFormDraft<Field extends string>(
  saved: string | null,
  fields: readonly Field[],
): FormDraft<Field> | null {
  const draft = parseObject(saved ?? '');
  const form = draft && isObject(draft.form) ? draft.form : null;
  if (!form || typeof draft?.id !== 'string' || typeof draft.startedAt !== 'number') return null;
  if (fields.some((field) => typeof form[field] !== 'string')) return null;
  return {
    id: draft.id,
    startedAt: draft.startedAt,
    form: byKey(fields, (field) => String(form[field])),
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Milliseconds since the first keystroke; a clock that was set back counts as none. */
export const filledFor = ({ startedAt }: Pick<FormDraft<string>, 'startedAt'>, now: number): number =>
  Math.max(0, now - startedAt);

/** Header `Idempotency-Key`: the same for every retry of one text; an edited text is a new submission (security 63). */
export const submissionKey = ({ id, form }: FormDraft<string>): string =>
  `${id}.${fingerprint(JSON.stringify(Object.values(form)))}`;

/** Whether a form says something else than what was sent of it; spaces around a text say nothing. */
export const isChanged = (sent: FormValues<string>, now: FormValues<string>): boolean =>
  Object.entries(now).some(([field, text]) => text.trim() !== sent[field]?.trim());

/** The form's field that an error answer names, or null. */
export const fieldNamed = <Field extends string>(
  fields: readonly Field[],
  name: string | null,
): Field | null => fields.find((field) => field === name) ?? null;
