import {
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Info,
  type LucideIcon,
  MapPin,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

export type HelpTipVariant =
  | 'info'
  | 'help'
  | 'warning'
  | 'success'
  | 'price'
  | 'time'
  | 'location'
  | 'trade'
  | 'feature';

const ICONS: Record<HelpTipVariant, LucideIcon> = {
  info: Info,
  help: CircleQuestionMark,
  warning: TriangleAlert,
  success: CircleCheck,
  price: Info,
  time: Clock,
  location: MapPin,
  trade: Wrench,
  feature: Info,
};

/** Delay in milliseconds and distance in pixels of a helper's tooltip (specification 9). */
const DELAY = 200;
const OFFSET = 4;

interface HelpTipProps {
  variant: HelpTipVariant;
  /** What the button explains, for screen readers: "Formulár cenovej ponuky: viac informácií". */
  label: string;
  children: ReactNode;
}

/** A small button that explains what stands beside it. */
export function HelpTip({ variant, label, children }: HelpTipProps) {
  const Icon = ICONS[variant];
  return (
    <Tooltip content={children} delay={DELAY} offset={OFFSET} className={`help-tip-${variant}`}>
      <button type="button" className="help-tip" data-variant={variant} aria-label={label}>
        <Icon aria-hidden="true" size={18} strokeWidth={1.6} />
      </button>
    </Tooltip>
  );
}
