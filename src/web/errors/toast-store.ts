import { TOAST_REMOVAL_MS, TOASTS_SHOWN, type ToastTexts } from '#domain/errors/toast.ts';

/** A toast in the list: added with `open`, dismissed without, later removed (specification 4). */
export interface Toast extends ToastTexts {
  id: string;
  open: boolean;
}

export interface ToastStore {
  /** Shows a message as it stands, in place of the one before; returns its id. */
  show: (message: ToastTexts) => string;
  /** Closes one toast, or all; it leaves the list 1,000,000 ms later (specification 9). */
  dismiss: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Toast[];
}

/** Calls back once, after so many milliseconds. */
type Later = (callback: () => void, milliseconds: number) => unknown;

/** An empty list of toasts. */
export function createToastStore(later: Later): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  function replace(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show: (message) => {
      count += 1;
      const id = `toast-${count}`;
      replace([{ ...message, id, open: true }, ...toasts].slice(0, TOASTS_SHOWN));
      return id;
    },
    dismiss: (id) => {
      const closing = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id));
      if (closing.length === 0) return;
      replace(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)));
      for (const { id: closed } of closing) {
        later(() => replace(toasts.filter((toast) => toast.id !== closed)), TOAST_REMOVAL_MS);
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}

/** The page's toasts. */
export const toastStore = createToastStore((callback, milliseconds) => setTimeout(callback, milliseconds));

/** Shows a toast of the page; callable from anywhere in the browser. */
export const showToast = (message: ToastTexts): string => toastStore.show(message);
