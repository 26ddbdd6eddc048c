import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type FormDraft, type FormValues, hasText, readFormDraft } from '#domain/api/form-draft.ts';
import type { SessionName } from '#domain/consent/storage-names.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import { sessionStore } from './browser-storage.ts';
import { randomId } from './random-id.ts';

function fill<Field extends string>(form: HTMLFormElement, texts: FormValues<Field>): void {
  for (const [field, text] of Object.entries<string>(texts)) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control) control.value = text;
  }
}

/** What the tab keeps of a form with these fields under the name, or null. */
export function loadFormDraft<Field extends string>(
  name: SessionName,
  fields: readonly Field[],
): FormDraft<Field> | null {
  try {
    return readFormDraft(sessionStore().getItem(name), fields);
  } catch (error) {
    console.warn('Failed to retrieve form data', error);
    return null;
  }
}

/** Keeps it in the tab; null or a form without texts is forgotten. */
export function saveFormDraft(name: SessionName, draft: FormDraft<string> | null): void {
  try {
    if (draft && hasText(draft.form)) sessionStore().setItem(name, JSON.stringify(draft));
    else sessionStore().removeItem(name);
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}

export interface DraftHolder<Field extends string> {
  /** What is written now, and since when. */
  read(): FormDraft<Field>;
  /** Keeps what is written for a reload, where the form has a name for it. */
  keep(): void;
  /** Forgets it after sending: what is written next is another submission. */
  clear(): void;
  /** What was sent is over, but more is written since: that stays, as another submission. */
  goOn(): void;
}

/**
 * What is written in a form. Its controls hold the texts, so that nothing is lost that is typed before the scripts run;
 * under a name they are kept in this tab while they are being written, and come back after a reload.
 */
export function useFormDraft<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  name: SessionName | null,
): DraftHolder<Field> {
  // Texts may have been laid into the tab for whoever comes from another part of the same page.
  const { key: arrival } = useLocation();
  const started = useRef<Pick<FormDraft<Field>, 'id' | 'startedAt'> | null>(null);
  const written = (element: HTMLFormElement) => {
    const data = new FormData(element);
    return byKey(fields, (field) => String(data.get(field) ?? ''));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has the same fields as long as it is shown
  useEffect(() => {
    const kept = name && loadFormDraft(name, fields);
    if (!kept || !form.current || hasText(written(form.current))) return;
    started.current = kept;
    fill(form.current, kept.form);
  }, [form, name, arrival]);

  const read = () => {
    if (!form.current) throw new Error('The form is not shown');
    started.current ??= { id: randomId(), startedAt: Date.now() };
    const { id, startedAt } = started.current;
    return { id, startedAt, form: written(form.current) };
  };
  const keep = () => {
    const draft = read();
    if (name) saveFormDraft(name, draft);
  };
  return {
    read,
    keep,
    clear: () => {
      started.current = null;
      if (name) saveFormDraft(name, null);
    },
    goOn: () => {
      started.current = null;
      keep();
    },
  };
}
