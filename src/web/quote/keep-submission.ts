import { CONFIRMATION_KEY, type ConfirmationRecord } from '#domain/quote/confirmation.ts';
import { LAST_EMAIL_KEY } from '#domain/quote/draft-expiry.ts';

/** Keeps the e-mail (seven days) and the record that the confirmation page shows (specification 7). */
export function keepSubmission(record: ConfirmationRecord): void {
  try {
    sessionStorage.setItem(CONFIRMATION_KEY, JSON.stringify(record));
    const email = { email: record.clientEmail, timestamp: Date.parse(record.submittedAt) };
    localStorage.setItem(LAST_EMAIL_KEY, JSON.stringify(email));
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}

/** Forgets the e-mail of the last request in this browser. */
export function forgetEmail(): void {
  try {
    localStorage.removeItem(LAST_EMAIL_KEY);
  } catch (error) {
    console.warn('Failed to clear form data', error);
  }
}
