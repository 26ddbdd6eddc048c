import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useState,
} from 'react';
import { loadInAdvance } from '../errors/chunk-reload.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { lazyModule } from '../errors/lazy-module.tsx';

const load = () => import('./opened-menu.tsx');
const OpenedMenu = lazyModule(load);
const loadFirst = () => void loadInAdvance(load);

interface MenuAction {
  /** Tells it from the others. */
  name: string;
  onSelect: () => void;
}

export interface MenuLaterProps {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Above the actions. */
  head?: ReactNode;
  actions: readonly MenuAction[];
}

/**
 * A menu of which a screen loads the button alone: the code comes when somebody reaches for it. The button stays as it is
 * until the menu can open.
 */
export function MenuLater(props: MenuLaterProps) {
  const [opened, setOpened] = useState<'by-keyboard' | 'by-pointer' | null>(null);
  const open = (by: typeof opened) => startTransition(() => setOpened(by));
  return (
    <ErrorBoundary level="component" component="Menu">
      <Suspense>
        {opened ? (
          <OpenedMenu {...props} focusesFirst={opened === 'by-keyboard'} />
        ) : (
          cloneElement(props.trigger, {
            'aria-haspopup': 'menu',
            'aria-expanded': false,
            onPointerEnter: loadFirst,
            onFocus: loadFirst,
            // A press by a key has no place on the screen.
            onClick: ({ detail }) => open(detail === 0 ? 'by-keyboard' : 'by-pointer'),
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              open('by-keyboard');
            },
          })
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
