import { AlertDialog } from 'radix-ui';
import { type ReactNode, use } from 'react';
import { Button } from '../button.tsx';
import { useOpener } from '../opener.ts';
import { OverlayPlace } from '../overlay-place.ts';
import './areas.css';

interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens then, and what stays. */
  description: ReactNode;
  /** The act itself: "Odvolať ponuku". */
  confirm: string;
  cancel: string;
  /** The act is under way; the dialog stays until the caller closes it. */
  busy?: boolean;
  onConfirm: () => void;
}

/** The question before an act that cannot be taken back; keeping is focused, a press outside does not answer. */
export function Confirm({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  cancel,
  busy = false,
  onConfirm,
}: ConfirmProps) {
  const opener = useOpener();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal container={use(OverlayPlace)}>
        <AlertDialog.Overlay className="dialog-overlay" />
        <AlertDialog.Content
          className="dialog confirm"
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.giveBack}
        >
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="confirm-text">{description}</AlertDialog.Description>
          <div className="confirm-actions">
            <Button variant="danger" size="small" loading={busy} onClick={onConfirm}>
              {confirm}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button size="small">{cancel}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
