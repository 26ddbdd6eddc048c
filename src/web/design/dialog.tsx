import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, use } from 'react';
import { useOpener } from './opener.ts';
import { OverlayPlace } from './overlay-place.ts';

/** The first choice of a dialog that has no field names itself. */
const FIRST =
  '[data-first], :is(input:not([type="hidden"], [type="file"]), select, textarea):not(:disabled, [readonly])';

interface DialogProps
  extends Pick<
    ComponentProps<typeof RadixDialog.Content>,
    'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onEscapeKeyDown' | 'onInteractOutside'
  > {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Said under the title. */
  description?: ReactNode;
  /** As wide as the page's frame instead of a text's measure. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * What is to be done in a dialog comes first; not under fingers, where a field brings the keyboard up. Otherwise the dialog
 * itself has the focus and not its cross: an Enter pressed out of habit must not close what has just opened by itself.
 */
function focusFirst(event: Event): void {
  const { currentTarget: content } = event;
  if (!(content instanceof HTMLElement)) return;
  event.preventDefault();
  const first = matchMedia('(pointer: fine)').matches ? content.querySelector<HTMLElement>(FIRST) : null;
  (first ?? content).focus();
}

/** A modal sheet: full screen on phones, centred from 768 px. Escape, the close button and a press outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  wide,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...events
}: DialogProps) {
  const opener = useOpener();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={use(OverlayPlace)}>
        <RadixDialog.Overlay className="dialog-overlay" />
        <RadixDialog.Content
          {...events}
          onOpenAutoFocus={(event) => {
            opener.remember();
            onOpenAutoFocus?.(event);
            if (!event.defaultPrevented) focusFirst(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) opener.giveBack(event);
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={`dialog ${wide ? 'dialog-wide' : ''} ${className ?? ''}`}
        >
          <div className="dialog-head">
            <div>
              <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="dialog-description">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close className="button button-icon button-quiet">
              <X aria-hidden="true" strokeWidth={1.5} />
              <span className="sr-only">Zavrieť</span>
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
