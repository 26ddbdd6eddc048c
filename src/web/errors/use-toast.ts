import { useSyncExternalStore } from 'react';
import { type Toast, toastStore } from './toast-store.ts';

const NONE: readonly Toast[] = [];

/** The page's toasts for rendering; none on the server. */
export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
