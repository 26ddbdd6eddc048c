import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX } from '#domain/errors/toast.ts';
import { ToastArea, Toast as ToastSheet } from '../design/toast.tsx';
import { type Toast, toastStore } from './toast-store.ts';

interface StoredToastsProps {
  toasts: readonly Toast[];
}

/** The store's toasts on screen, with the timings and gestures of specification 4 and 9. */
export default function StoredToasts({ toasts }: StoredToastsProps) {
  return (
    <ToastArea duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_PX} hotkey={TOAST_HOTKEY}>
      {toasts.map(({ id, open, title, description, variant }) => (
        <ToastSheet
          key={id}
          open={open}
          onOpenChange={(isOpen) => isOpen || toastStore.dismiss(id)}
          title={title}
          description={description}
          variant={variant}
        />
      ))}
    </ToastArea>
  );
}
