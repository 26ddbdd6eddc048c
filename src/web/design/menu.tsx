import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, type Ref, use } from 'react';
import { OverlayPlace } from './overlay-place.ts';
import './popover.css';

interface MenuProps {
  /** The button that opens the menu; it must pass its attributes and ref on. */
  trigger: ReactElement;
  /** Where it can be opened by something else, too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where it is there only to be opened. */
  defaultOpen?: boolean;
  /** Where the focus goes then, unless back to the trigger. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** A menu of actions under a button, for the keyboard, touch and mouse alike. */
export function Menu({ trigger, onCloseAutoFocus, children, ...state }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} {...state}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={use(OverlayPlace)}>
        <DropdownMenu.Content
          className="popover min-w-60 py-1.5"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  ref?: Ref<HTMLDivElement>;
  onSelect: () => void;
  disabled?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({ ref, onSelect, disabled = false, icon, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item ref={ref} className="popover-item" disabled={disabled} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
