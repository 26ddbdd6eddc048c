import type { BodyOf } from '../api/call.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { submitContact } from './contact-contract.ts';
import { TOPIC_IDS } from './topics.ts';

/** The fields of the contact form, in the order they are shown. */
export const CONTACT_FORM_FIELDS = ['name', 'email', 'phone', 'topic', 'message'] as const;
export type ContactFormField = (typeof CONTACT_FORM_FIELDS)[number];

/** The texts as they stand in the form. */
export type ContactForm = Record<ContactFormField, string>;

/** A form that is being written: it survives a reload. */
export interface ContactDraft {
  /** Names this message in its retries. */
  id: string;
  /** Of the first keystroke, in milliseconds since 1970. */
  startedAt: number;
  form: ContactForm;
}

/** True when something is written. */
export const hasText = (form: ContactForm): boolean =>
  CONTACT_FORM_FIELDS.some((field) => form[field].trim() !== '');

/** Reads a kept draft; null when there is none or it is damaged. */
export function readContactDraft(saved: string | null): ContactDraft | null {
  const draft = parseObject(saved ?? '');
  const form = draft && isObject(draft.form) ? draft.form : null;
  if (!form || typeof draft?.id !== 'string' || typeof draft.startedAt !== 'number') return null;
  const texts = CONTACT_FORM_FIELDS.map((field) => [field, form[field]]);
  if (texts.some(([, text]) => typeof text !== 'string')) return null;
  // Every field is there and a text: checked above.
  return { id: draft.id, startedAt: draft.startedAt, form: Object.fromEntries(texts) as ContactForm };
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
export const filledFor = ({ startedAt }: ContactDraft, now: number): number => Math.max(0, now - startedAt);

/** Body of POST /api/contact-messages; `website` is the honeypot that people leave empty. */
export const contactFormBody = (
  draft: ContactDraft,
  website: string,
  now: number,
): BodyOf<typeof submitContact> => ({
  ...draft.form,
  topic: TOPIC_IDS.find((id) => id === draft.form.topic) ?? '',
  website,
  filledInMs: filledFor(draft, now),
});

/** Header `Idempotency-Key`: the same for every retry of one text; an edited text is a new message (security 63). */
export const contactFormKey = ({ id, form }: ContactDraft): string =>
  `${id}.${fingerprint(JSON.stringify(CONTACT_FORM_FIELDS.map((field) => form[field])))}`;

/** The form's field that an error answer names, or null. */
export const contactFieldOf = (name: string | null): ContactFormField | null =>
  CONTACT_FORM_FIELDS.find((field) => field === name) ?? null;
