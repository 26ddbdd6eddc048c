import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { type Draft, readDraft } from '#domain/quote/draft.ts';
import { draftKey } from '#domain/quote/draft-expiry.ts';
import { localStore } from '../shell/browser-storage.ts';

/** The saved form of a service, or null; an unreadable or expired one is removed. Failures only warn (specification 8). */
export function loadDraft(service: ServiceSlug, now: number): Draft | null {
  try {
    const saved = localStore().getItem(draftKey(service));
    if (saved === null) return null;
    const draft = readDraft(saved, now);
    if (draft === null) localStore().removeItem(draftKey(service));
    return draft;
  } catch (error) {
    console.warn('Failed to retrieve form data', error);
    return null;
  }
}

/** Saves the form of a service; null removes it. */
export function saveDraft(service: ServiceSlug, draft: Draft | null): void {
  if (draft === null) {
    clearDraft(service);
    return;
  }
  try {
    localStore().setItem(draftKey(service), JSON.stringify(draft));
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}

/** Forgets the saved form of a service. */
function clearDraft(service: ServiceSlug): void {
  try {
    localStore().removeItem(draftKey(service));
  } catch (error) {
    console.warn('Failed to clear form data', error);
  }
}
