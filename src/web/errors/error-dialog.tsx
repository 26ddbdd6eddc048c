import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ErrorDialogProps {
  label: string;
  /** Escape and the close button. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal sheet made of the browser's own dialog: it tells of code or a connection that is lost, so it must not wait for
 * any code itself.
 */
export function ErrorDialog({ label, onClose, children }: ErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Closing gives the focus back to the link that was followed.
    return () => current?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="m-auto w-sm bg-transparent text-ink backdrop:bg-veil [&_h2]:pr-10"
      onCancel={cancel}
    >
      <button
        type="button"
        className="button button-icon button-quiet absolute top-2 right-2 z-1"
        onClick={onClose}
      >
        <X aria-hidden="true" strokeWidth={1.5} />
        <span className="sr-only">Zavrieť</span>
      </button>
      {children}
    </dialog>
  );
}
