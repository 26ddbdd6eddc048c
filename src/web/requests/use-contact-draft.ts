import { type RefObject, useEffect, useRef } from 'react';
import { SESSION } from '#domain/consent/storage-names.ts';
import {
  CONTACT_FORM_FIELDS,
  type ContactDraft,
  type ContactForm,
  hasText,
  readContactDraft,
} from '#domain/requests/contact-draft.ts';
import { sessionStore } from '../shell/browser-storage.ts';
import { randomId } from '../shell/random-id.ts';

/** The texts of the form; its controls hold them, so what is typed before the scripts run is not lost. */
function readForm(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const texts = CONTACT_FORM_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);
  // Every field is there: the names come from the list itself.
  return Object.fromEntries(texts) as ContactForm;
}

function fill(form: HTMLFormElement, texts: ContactForm): void {
  for (const field of CONTACT_FORM_FIELDS) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control) control.value = texts[field];
  }
}

function load(): ContactDraft | null {
  try {
    return readContactDraft(sessionStore().getItem(SESSION.contact));
  } catch (error) {
    console.warn('Failed to retrieve form data', error);
    return null;
  }
}

function save(draft: ContactDraft | null): void {
  try {
    if (draft && hasText(draft.form)) sessionStore().setItem(SESSION.contact, JSON.stringify(draft));
    else sessionStore().removeItem(SESSION.contact);
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}

export interface DraftHolder {
  /** What is written now, and since when. */
  read(): ContactDraft;
  /** Keeps what is written for a reload. */
  keep(): void;
  /** Forgets it after sending. */
  clear(): void;
}

/** Keeps the contact form in this tab while it is being written, and brings it back after a reload. */
export function useContactDraft(form: RefObject<HTMLFormElement | null>): DraftHolder {
  const started = useRef<Pick<ContactDraft, 'id' | 'startedAt'> | null>(null);

  useEffect(() => {
    const kept = load();
    if (!kept || !form.current || hasText(readForm(form.current))) return;
    started.current = kept;
    fill(form.current, kept.form);
  }, [form]);

  const read = (): ContactDraft => {
    if (!form.current) throw new Error('The contact form is not shown');
    started.current ??= { id: randomId(), startedAt: Date.now() };
    const { id, startedAt } = started.current;
    return { id, startedAt, form: readForm(form.current) };
  };
  return { read, keep: () => save(read()), clear: () => save(null) };
}
