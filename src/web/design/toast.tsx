import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';

interface ToastAreaProps {
  /** Time until a toast closes by itself, in milliseconds; it stops on hover and focus. */
  duration: number;
  /** Distance of the swipe to the right that closes it, in pixels. */
  swipeThreshold: number;
  /** Key that moves the focus to the toasts. */
  hotkey: string;
  children: ReactNode;
}

/** Where toasts appear: bottom right, on phones along the bottom. Render Toast components inside it. */
export function ToastArea({ duration, swipeThreshold, hotkey, children }: ToastAreaProps) {
  return (
    <RadixToast.Provider
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label="Oznámenie"
    >
      {children}
      <RadixToast.Viewport className="toast-viewport" hotkey={[hotkey]} label="Oznámenia ({hotkey})" />
    </RadixToast.Provider>
  );
}

interface ToastProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  variant: 'default' | 'destructive';
}

/** One transient message; a destructive one is announced at once. */
export function Toast({ open, onOpenChange, title, description, variant }: ToastProps) {
  const urgent = variant === 'destructive';
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={onOpenChange}
      type={urgent ? 'foreground' : 'background'}
      className={`toast ${urgent ? 'toast-destructive' : ''}`}
    >
      <div className="toast-texts">
        <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
        {description && <RadixToast.Description className="toast-text">{description}</RadixToast.Description>}
      </div>
      <RadixToast.Close className="button button-icon button-quiet" aria-label="Zavrieť upozornenie">
        <X aria-hidden="true" strokeWidth={1.5} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
