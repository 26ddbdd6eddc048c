import { LOCAL, SESSION } from '#domain/consent/storage-names.ts';
import type { ConfirmationRecord } from '#domain/quote/confirmation.ts';
import { isStaleDraft } from '#domain/quote/draft-expiry.ts';
import { localStore, sessionStore } from '../shell/browser-storage.ts';

/** Keeps the e-mail (seven days) and the record that the confirmation page shows (specification 7). */
export function keepSubmission(record: ConfirmationRecord): void {
  try {
    sessionStore().setItem(SESSION.confirmation, JSON.stringify(record));
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
  keepEmail(record.clientEmail, Date.parse(record.submittedAt));
}

/** Keeps an e-mail that was given in this browser, for seven days. */
export function keepEmail(email: string, now: number): void {
  try {
    localStore().setItem(LOCAL.lastEmail, JSON.stringify({ email, timestamp: now }));
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}

/** The e-mail that was last given in this browser, for the next form that asks for one; null when none is kept. */
export function keptEmail(now: number): string | null {
  try {
    const saved = localStore().getItem(LOCAL.lastEmail);
    if (saved === null || isStaleDraft(saved, now)) return null;
    const { email }: { email?: unknown } = JSON.parse(saved);
    return typeof email === 'string' && email !== '' ? email : null;
  } catch (error) {
    console.warn('Failed to retrieve form data', error);
    return null;
  }
}

/** Forgets the e-mail of the last request in this browser. */
export function forgetEmail(): void {
  try {
    localStore().removeItem(LOCAL.lastEmail);
  } catch (error) {
    console.warn('Failed to clear form data', error);
  }
}
