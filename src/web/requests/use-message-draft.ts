import { type RefObject, useEffect, useRef } from 'react';
import { SESSION } from '#domain/consent/storage-names.ts';
import {
  hasText,
  MESSAGE_FIELDS,
  type MessageDraft,
  type MessageForm,
  readMessageDraft,
} from '#domain/requests/message-form.ts';
import { sessionStore } from '../shell/browser-storage.ts';
import { randomId } from '../shell/random-id.ts';

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
    return readMessageDraft(sessionStore().getItem(SESSION.message));
  } catch (error) {
    console.warn('Failed to retrieve form data', error);
    return null;
  }
}

function save(draft: MessageDraft | null): void {
  try {
    if (draft && hasText(draft.form)) sessionStore().setItem(SESSION.message, JSON.stringify(draft));
    else sessionStore().removeItem(SESSION.message);
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
