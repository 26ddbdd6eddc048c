import type { BodyOf } from '../api/call.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { sendMessage } from './message-contract.ts';
import { TOPIC_IDS } from './topics.ts';

/** The fields of the contact form, in the order they are shown. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'topic', 'message'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** The texts as they stand in the form. */
export type MessageForm = Record<MessageField, string>;

/** A form that is being written: it survives a reload. */
export interface MessageDraft {
  /** Names this message in its retries. */
  id: string;
  /** Of the first keystroke, in milliseconds since 1970. */
  startedAt: number;
  form: MessageForm;
}

/** True when something is written. */
export const hasText = (form: MessageForm): boolean =>
  MESSAGE_FIELDS.some((field) => form[field].trim() !== '');

/** Reads a kept draft; null when there is none or it is damaged. */
export function readMessageDraft(saved: string | null): MessageDraft | null {
  const draft = parseObject(saved ?? '');
  const form = draft && isObject(draft.form) ? draft.form : null;
  if (!form || typeof draft?.id !== 'string' || typeof draft.startedAt !== 'number') return null;
  const texts = MESSAGE_FIELDS.map((field) => [field, form[field]]);
  if (texts.some(([, text]) => typeof text !== 'string')) return null;
  // Every field is there and a text: checked above.
  return { id: draft.id, startedAt: draft.startedAt, form: Object.fromEntries(texts) as MessageForm };
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
export const filledFor = ({ startedAt }: MessageDraft, now: number): number => Math.max(0, now - startedAt);

/** Body of POST /api/contact-messages; `website` is the honeypot that people leave empty. */
export const messageBody = (
  draft: MessageDraft,
  website: string,
  now: number,
): BodyOf<typeof sendMessage> => ({
  ...draft.form,
  topic: TOPIC_IDS.find((id) => id === draft.form.topic) ?? '',
  website,
  filledInMs: filledFor(draft, now),
});

/** Header `Idempotency-Key`: the same for every retry of one text; an edited text is a new message (security 63). */
export const messageKey = ({ id, form }: MessageDraft): string =>
  `${id}.${fingerprint(JSON.stringify(MESSAGE_FIELDS.map((field) => form[field])))}`;

/** The form's field that an error answer names, or null. */
export const messageFieldOf = (name: string | null): MessageField | null =>
  MESSAGE_FIELDS.find((field) => field === name) ?? null;
