import { type RefObject, useEffect, useRef } from 'react';
import {
  hasText,
  MESSAGE_DRAFT_KEY,
  MESSAGE_FIELDS,
  type MessageDraft,
  type MessageForm,
  readMessageDraft,
} from '#domain/requests/message-form.ts';
import { randomId } from '../quote/random-id.ts';

/** The texts of the form; its controls hold them, so what is typed before the scripts run is not lost. */
function readForm(form: HTMLFormElement): MessageForm {
  const data = new FormData(form);
  const texts = MESSAGE_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);
  // Every field is there: the names come from the list itself.
  return Object.fromEntries(texts) as MessageForm;
}

function fill(form: HTMLFormElement, texts: MessageForm): void {
  for (const field of MESSAGE_FIELDS) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control) control.value = texts[field];
  }
}

function load(): MessageDraft | null {
  try {
    return readMessageDraft(sessionStorage.getItem(MESSAGE_DRAFT_KEY));
  } catch (error) {
    console.warn('Failed to retrieve form data', error);
    return null;
  }
}

function save(draft: MessageDraft | null): void {
  try {
    if (draft && hasText(draft.form)) sessionStorage.setItem(MESSAGE_DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(MESSAGE_DRAFT_KEY);
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}

export interface DraftHolder {
  /** What is written now, and since when. */
  read(): MessageDraft;
  /** Keeps what is written for a reload. */
  keep(): void;
  /** Forgets it after sending. */
  clear(): void;
}

/** Keeps the contact form in this tab while it is being written, and brings it back after a reload. */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>): DraftHolder {
  const started = useRef<Pick<MessageDraft, 'id' | 'startedAt'> | null>(null);

  useEffect(() => {
    const kept = load();
    if (!kept || !form.current || hasText(readForm(form.current))) return;
    started.current = kept;
    fill(form.current, kept.form);
  }, [form]);

  const read = (): MessageDraft => {
    if (!form.current) throw new Error('The contact form is not shown');
    started.current ??= { id: randomId(), startedAt: Date.now() };
    const { id, startedAt } = started.current;
    return { id, startedAt, form: readForm(form.current) };
  };
  return { read, keep: () => save(read()), clear: () => save(null) };
}
