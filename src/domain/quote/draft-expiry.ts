import { LOCAL, type LocalName } from '../consent/storage-names.ts';
import { SERVICE_SLUGS, type ServiceSlug } from './catalogue.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a saved form is kept in the browser (specification 9). */
export const DRAFT_EXPIRY_DAYS = 7;
export const DRAFT_EXPIRY_MS = DRAFT_EXPIRY_DAYS * DAY_MS;

/** The key under which the form of a service is saved. */
export const draftKey = (service: ServiceSlug) => `${LOCAL.quoteForm}${service}` as const;

/** Every key that expires; the e-mail of the last request is kept as long as a form (specification 7). */
export const EXPIRING_KEYS: readonly LocalName[] = [...SERVICE_SLUGS.map(draftKey), LOCAL.lastEmail];

/** True when a form saved at `timestamp` is too old, or its clock was off by more than that. */
export const isExpired = (timestamp: number, now: number): boolean =>
  Math.abs(now - timestamp) > DRAFT_EXPIRY_MS;

/** True when a saved text can be thrown away unread: expired or without a time stamp. Light enough for the page's start. */
export function isStaleDraft(text: string, now: number): boolean {
  try {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null || !('timestamp' in saved)) return true;
    return typeof saved.timestamp !== 'number' || isExpired(saved.timestamp, now);
  } catch {
    return true;
  }
}
