import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  children: ReactNode;
}

/** A menu of actions under a button, with arrow keys and typing ahead. */
export function DropdownMenu({ trigger, children }: DropdownMenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" sideOffset={6} collisionPadding={12} className="popover min-w-56 py-1.5">
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DropdownItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** One action of a menu; an icon is decorative. */
export const DropdownItem = ({ icon, onSelect, disabled = false, children }: DropdownItemProps) => (
  <Radix.Item className="popover-item" disabled={disabled} onSelect={onSelect}>
    {icon}
    {children}
  </Radix.Item>
);
