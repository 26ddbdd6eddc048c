import { Menu, MenuItem } from '../design/menu.tsx';
import type { MenuLaterProps } from './menu-later.tsx';

interface OpenedMenuProps extends MenuLaterProps {
  /** Opened by a key before its code was there: the first action has the focus. */
  focusesFirst: boolean;
}

/** The same function at each drawing: an item that is drawn anew while the menu is open does not take the focus back. */
const focus = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

/** The menu itself, open when it comes. */
export default function OpenedMenu({ trigger, head, actions, focusesFirst }: OpenedMenuProps) {
  const [first] = actions;
  return (
    <Menu trigger={trigger} defaultOpen>
      {head}
      {actions.map((action) => (
        <MenuItem
          key={action.name}
          onSelect={action.onSelect}
          {...(focusesFirst && action === first && { ref: focus })}
        >
          {action.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
