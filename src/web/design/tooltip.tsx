import { Tooltip as RadixTooltip } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { classes } from './classes.ts';

/** Around everything that has tooltips: opening waits 700 ms, or not at all within 300 ms of another (specification 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

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

/** An explanation on hover, on keyboard focus and, unlike Radix alone, on a tap. */
export function Tooltip({ content, children, delay, offset = 6, side = 'top', className }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const tap = useRef<{ wasOpen: boolean } | null>(null);
  return (
    <RadixTooltip.Root
      open={open}
      onOpenChange={setOpen}
      {...(delay !== undefined && { delayDuration: delay })}
    >
      <RadixTooltip.Trigger
        asChild
        onPointerDown={({ pointerType }) => {
          tap.current = pointerType === 'touch' ? { wasOpen: open } : null;
        }}
        onClick={(event) => {
          if (!tap.current) return;
          event.preventDefault();
          setOpen(!tap.current.wasOpen);
        }}
      >
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          className={classes('popover tooltip', className)}
          side={side}
          sideOffset={offset}
          collisionPadding={16}
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
