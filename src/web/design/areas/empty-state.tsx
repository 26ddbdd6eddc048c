import type { ReactNode } from 'react';
import './areas.css';

interface EmptyStateProps {
  title: string;
  /** What to do about it, or what comes next. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div>
        <p className="empty-state-title">{title}</p>
        <p className="empty-state-text">{children}</p>
      </div>
      {action}
    </div>
  );
}
