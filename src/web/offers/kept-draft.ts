import { LOCAL } from '#domain/consent/storage-names.ts';
import { localStore } from '../shell/browser-storage.ts';
import type { OfferDraft } from './opened-offer.ts';

/** What the server does not have yet, and what it was written at. */
export interface KeptDraft {
  edit: number;
  draft: OfferDraft;
}

const nameOf = (offerId: string) => `${LOCAL.offerDraft}${offerId}` as const;

/** Keeps in the browser what is not saved. Where it blocks its storage, saving alone keeps it. */
export function keepDraft(offerId: string, kept: KeptDraft): void {
  try {
    localStore().setItem(nameOf(offerId), JSON.stringify(kept));
  } catch {}
}

/** What a reload has left over; null where everything was saved. */
export function keptDraft(offerId: string): KeptDraft | null {
  try {
    const text = localStore().getItem(nameOf(offerId));
    // Only `keepDraft` writes under this name.
    return text === null ? null : (JSON.parse(text) as KeptDraft);
  } catch {
    return null;
  }
}

/** The server has it. */
export function forgetDraft(offerId: string): void {
  try {
    localStore().removeItem(nameOf(offerId));
  } catch {}
}
