import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';

interface SplitSheetProps {
  /** The narrower part: right on wide screens, below elsewhere. It brings its own padding. */
  aside: ReactNode;
  children: ReactNode;
}

/** A registered sheet in two parts with a line between them. */
export const SplitSheet = ({ aside, children }: SplitSheetProps) => (
  <Sheet registered className="grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:break-inside-auto">
    <div className="p-sheet print:p-4">{children}</div>
    <div className="border-line max-lg:border-t lg:border-l print:break-inside-avoid">{aside}</div>
  </Sheet>
);
