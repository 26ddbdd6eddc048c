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
      <div className="toast-texts">
        <p className="toast-title">{title}</p>
        {description && <p className="toast-text">{description}</p>}
      </div>
    </li>
  );
}
