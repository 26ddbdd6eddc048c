import { useEffect } from 'react';
import { TOAST_DURATION_MS } from '#domain/errors/toast.ts';
import { type Toast, toastStore } from './toast-store.ts';

/** The store's toasts where the code of the toast area could not be loaded: said and shown, without its gestures. */
export const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => (
  <ol role="alert" className="toast-viewport">
    {toasts
      .filter(({ open }) => open)
      .map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
  </ol>
);

function PlainToast({ toast: { id, title, description, variant } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => toastStore.dismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <li className={`toast ${variant === 'destructive' ? 'toast-destructive' : ''}`}>
      <div className="py-2">
        <p className="leading-tight font-semibold">{title}</p>
        {description && <p className="text-small leading-snug text-ink-2">{description}</p>}
      </div>
    </li>
  );
}
