import { EXPIRING_KEYS, isStaleDraft } from '#domain/quote/draft-expiry.ts';
import { localStore } from '../shell/browser-storage.ts';

/** Removes expired and unreadable saved forms, and the last e-mail with them, when the page starts (decisions 1.7). */
export function sweepDrafts(now: number): void {
  try {
    for (const key of EXPIRING_KEYS) {
      const saved = localStore().getItem(key);
      if (saved !== null && isStaleDraft(saved, now)) localStore().removeItem(key);
    }
  } catch (error) {
    console.warn('Failed to clear form data', error);
  }
}
