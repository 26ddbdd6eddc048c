import type { ReactNode } from 'react';
import { cappedCount } from '#domain/api/count-cap.ts';
import { zBefore } from '#domain/kernel/plural.ts';

interface ListHeadProps {
  title: string;
  /** None where all are. */
  shown?: number;
  total: number;
  /** At the end of the line. */
  action?: ReactNode;
}

/** What a list is of, and how many rows of how many are shown. */
export const ListHead = ({ title, shown, total, action }: ListHeadProps) => (
  <div className="flex flex-wrap items-baseline gap-x-3">
    <h1>{title}</h1>
    {total > 0 && (
      <span className="font-mono text-mark font-medium text-ink-2">
        {shown !== undefined && `${shown} ${zBefore(total)}`}
        {cappedCount(total)}
      </span>
    )}
    {action && <div className="ml-auto flex flex-wrap gap-2">{action}</div>}
  </div>
);
