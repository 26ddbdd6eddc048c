import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Part {
  count: number;
  rows: readonly unknown[];
}

/** The way to the list of all, where a part of the day shows only those that come first. */
export const allOf = ({ count, rows }: Part, { to, label }: { to: string; label: string }): ReactNode =>
  count > rows.length ? (
    <Link to={to} className="text-link">
      {label}
    </Link>
  ) : undefined;
