import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'neutral' | 'strong' | 'ok' | 'warn' | 'error';
  children: ReactNode;
}

/** A short mark in the drawing's lettering: a state, a recommendation. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
