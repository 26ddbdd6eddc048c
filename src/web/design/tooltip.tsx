import { Tooltip as RadixTooltip } from 'radix-ui';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { OverlayPlace } from './overlay-place.ts';
import './popover.css';

/** Around everything that has tooltips: opening waits 700 ms, or not at all within 300 ms of another (specification 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** Pixels beside the cards of a phone, which no explanation reaches into; its widest is by the same (popover.css). */
const PAGE_MARGIN = 20;

interface TooltipProps {
  content: ReactNode;
  /** The element explained; it must be focusable and pass its attributes and ref on. */
  children: ReactElement;
  /** Waiting time in milliseconds, instead of the provider's. */
  delay?: number;
  /** Distance from the element in pixels. */
  offset?: number;
  side?: ComponentProps<typeof RadixTooltip.Content>['side'];
  className?: string;
}

/** Hovered and focused tips close by themselves, a pinned one waits for the visitor. */
type Shown = 'no' | 'while-near' | 'pinned';

/**
 * An explanation on hover and on keyboard focus, which a press pins: it can then be read to its end on a touch screen
 * too. Another press, a press elsewhere, Escape, scrolling or leaving with the keyboard closes it.
 */
export function Tooltip({ content, children, delay, offset = 6, side = 'top', className }: TooltipProps) {
  const [shown, setShown] = useState<Shown>('no');
  const trigger = useRef<Element | null>(null);
  const pressed = useRef(false);
  const close = useCallback(() => setShown('no'), []);
  useEffect(() => {
    if (shown === 'pinned' && trigger.current) return watchOutside(trigger.current, close);
  }, [shown, close]);

  // Radix closes on the press itself, before the click that pins.
  const follow = (open: boolean) => {
    if (open) setShown((now) => (now === 'no' ? 'while-near' : now));
    else if (!pressed.current) setShown((now) => (now === 'pinned' ? now : 'no'));
  };
  return (
    <RadixTooltip.Root
      open={shown !== 'no'}
      onOpenChange={follow}
      {...(delay !== undefined && { delayDuration: delay })}
    >
      <RadixTooltip.Trigger
        asChild
        onPointerDown={() => {
          pressed.current = true;
        }}
        onPointerLeave={() => {
          pressed.current = false;
        }}
        onClick={(event) => {
          event.preventDefault();
          pressed.current = false;
          trigger.current = event.currentTarget;
          setShown(shown === 'pinned' ? 'no' : 'pinned');
        }}
        onBlur={close}
      >
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={use(OverlayPlace)}>
        <RadixTooltip.Content
          className={classes('popover tooltip', className)}
          side={side}
          sideOffset={offset}
          collisionPadding={PAGE_MARGIN}
          onEscapeKeyDown={close}
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

/** Calls back when the trigger scrolls away or something else than it and its tip is pressed; returns the way to stop. */
function watchOutside(trigger: Element, leave: () => void): () => void {
  const { top } = trigger.getBoundingClientRect();
  const press = ({ target }: Event) => {
    const inside = target instanceof Element && (trigger.contains(target) || target.closest('.tooltip'));
    if (!inside) leave();
  };
  // The event of a scroll that brought the trigger here may still be on its way.
  const scroll = () => {
    if (trigger.getBoundingClientRect().top !== top) leave();
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('scroll', scroll, true);
  return () => {
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('scroll', scroll, true);
  };
}
