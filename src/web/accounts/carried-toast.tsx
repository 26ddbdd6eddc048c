import { useEffect } from 'react';
import { SESSION } from '#domain/consent/storage-names.ts';
import type { ToastTexts } from '#domain/errors/toast.ts';
import { showToast } from '../errors/toast-store.ts';
import { sessionStore } from '../shell/browser-storage.ts';

/** Signing in and out load another document: what is to be told comes along to it. */
export function carryToast(toast: ToastTexts): void {
  try {
    sessionStore().setItem(SESSION.toast, JSON.stringify(toast));
  } catch (error) {
    console.warn('Failed to keep a message', error);
  }
}

/** Shows what the document before wanted to say. */
export function CarriedToast() {
  useEffect(() => {
    const toast = taken();
    if (toast) showToast(toast);
  }, []);
  return null;
}

function taken(): ToastTexts | null {
  try {
    const kept = sessionStore().getItem(SESSION.toast);
    sessionStore().removeItem(SESSION.toast);
    const { title, description, variant } = JSON.parse(kept ?? '{}');
    if (typeof title !== 'string' || typeof description !== 'string') return null;
    return { title, description, variant: variant === 'destructive' ? variant : 'default' };
  } catch {
    return null;
  }
}
