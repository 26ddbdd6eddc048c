import { useMemo, useSyncExternalStore } from 'react';
import { SESSION } from '#domain/consent/storage-names.ts';
import { type ConfirmationRecord, readConfirmation } from '#domain/quote/confirmation.ts';
import { sessionStore } from '../shell/browser-storage.ts';

const UNKNOWN = 'unknown';

function readSaved(): string | null {
  try {
    return sessionStore().getItem(SESSION.confirmation);
  } catch {
    return null;
  }
}

/** The record of the request just sent; null without one, `unknown` until the browser has taken over the page. */
export function useConfirmation(): ConfirmationRecord | null | typeof UNKNOWN {
  const saved = useSyncExternalStore(
    () => () => {},
    readSaved,
    () => UNKNOWN,
  );
  return useMemo(() => (saved === UNKNOWN ? UNKNOWN : readConfirmation(saved)), [saved]);
}
