import type { ReactNode } from 'react';
import type { Mode } from '#domain/quote/catalogue.ts';
import { Drawing, Measure } from '../design/illustrations/drawing.tsx';

/** A stopwatch: four questions in under a minute. */
const quick = (
  <>
    <circle cx="80" cy="62" r="36" />
    <path d="M74 14h12v7H74zM80 21v5M106 34l6-6M109 25l6 6" />
    <path d="M80 32v7M110 62h-7M80 92v-7M50 62h7M80 62V44M80 62l13 8" />
    <path
      className="thin"
      d="M95 36l-2 3.5M106 47l-3.5 2M106 77l-3.5-2M95 88l-2-3.5M65 88l2-3.5M54 77l3.5-2M54 47l3.5 2M65 36l2 3.5"
    />
    <Measure x={[44, 116]} y={106} />
  </>
);

/** A drawing with an itemised list and its title block: features, document, exact price. */
const detailed = (
  <>
    <path d="M30 10h88v84H30zM30 80h88M66 80v14M92 80v14" />
    <path d="M38 20h30v24H38zM38 38l9-9 8 8 5-5 8 8" />
    <path d="M38 54h6v6h-6zM38 67h6v6h-6zM50 57h34M50 70h26M96 57h14M96 70h14" />
    <path className="thin" d="M76 22h34M76 29h34M76 36h22M76 43h28M36 87h22M72 87h14M98 87h14" />
    <Measure x={132} y={[10, 94]} />
  </>
);

const DRAWINGS: Record<Mode, ReactNode> = { quick, detailed };

/** The line drawing of a mode. Decorative. */
export const ModeDrawing = ({ mode, className }: { mode: Mode; className?: string }) => (
  <Drawing className={className}>{DRAWINGS[mode]}</Drawing>
);
