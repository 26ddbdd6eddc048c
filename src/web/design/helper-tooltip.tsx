import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Euro,
  Hammer,
  Info,
  type LucideIcon,
  MapPin,
  Puzzle,
} from 'lucide-react';
import { Tooltip as Radix } from 'radix-ui';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from './button.tsx';

const ICONS = {
  info: Info,
  help: CircleHelp,
  warning: CircleAlert,
  success: CircleCheck,
  price: Euro,
  time: Clock,
  location: MapPin,
  trade: Hammer,
  feature: Puzzle,
} as const satisfies Record<string, LucideIcon>;

export type HelperVariant = keyof typeof ICONS;

// Specification 9, "the wizard helper tooltip".
const OPEN_DELAY_MS = 200;
const OFFSET_PX = 4;

interface HelperTooltipProps {
  variant?: HelperVariant;
  /** Name of the button that opens it: "Viac o cene". */
  label: string;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** An explanation behind a small button: opens on hover after 200 ms, on focus, and on touch by a tap. */
export function HelperTooltip({ variant = 'help', label, children, side = 'top' }: HelperTooltipProps) {
  const [open, setOpen] = useState(false);
  const byTouch = useRef(false);
  const Icon = ICONS[variant];
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          asChild
          onPointerDown={(event: PointerEvent) => {
            byTouch.current = event.pointerType === 'touch';
            // A press closes tooltips; a finger has no other way to open one.
            if (byTouch.current) event.preventDefault();
          }}
          onClick={(event) => {
            if (!byTouch.current) return;
            event.preventDefault();
            setOpen(!open);
          }}
        >
          <IconButton label={label} className="text-ink-2">
            <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
          </IconButton>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={OFFSET_PX}
            collisionPadding={12}
            className="popover tooltip"
            data-variant={variant}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
