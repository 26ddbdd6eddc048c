import { useMemo, useSyncExternalStore } from 'react';
import { type ConsentRecord, parseConsent, stillHolds } from '#domain/consent/consent.ts';
import { LOCAL } from '#domain/consent/storage-names.ts';
import { localStore } from '../shell/browser-storage.ts';
import type { ConsentNotice } from './consent-notice.ts';

/** The decision of this page where the browser keeps nothing. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

function readSaved(): string | null {
  try {
    return localStore().getItem(LOCAL.consent) ?? unkept;
  } catch {
    return unkept;
  }
}

/** The last decision of this browser, whether it still holds or not. */
export const lastDecision = (): ConsentRecord | null => parseConsent(readSaved());

/** Keeps a decision in this browser, or at least in this page. */
export function keepDecision(record: ConsentRecord): void {
  unkept = JSON.stringify(record);
  try {
    localStore().setItem(LOCAL.consent, unkept);
    unkept = null;
  } catch (error) {
    console.warn('Failed to save the decision about cookies', error);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LOCAL.consent || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

const UNKNOWN = 'unknown';

/** The decision that holds in this browser; null until there is one, `unknown` until the browser has the page. */
export function useConsent({ question }: ConsentNotice): ConsentRecord | null | typeof UNKNOWN {
  const saved = useSyncExternalStore(subscribe, readSaved, () => UNKNOWN);
  return useMemo(() => {
    if (saved === UNKNOWN) return UNKNOWN;
    const record = parseConsent(saved);
    return record && stillHolds(record, question, Date.now()) ? record : null;
  }, [saved, question]);
}
