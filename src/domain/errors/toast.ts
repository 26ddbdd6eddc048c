/** A transient message (specification 3). */
export interface ToastTexts {
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
}

/** Timings and limits of toasts (specification 9). */
export const TOASTS_SHOWN = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVAL_MS = 1_000_000;
export const TOAST_HOTKEY = 'F8';
export const TOAST_SWIPE_PX = 50;
