import type { ReactNode } from 'react';

const SHAPE =
  'inline-flex rounded-sheet border px-2 py-0.5 font-mono text-mark font-medium tracking-mark uppercase whitespace-nowrap';

const TONES = {
  neutral: 'text-ink-2',
  strong: 'border-ink bg-ink text-sheet',
  ok: 'text-ok',
  warn: 'text-warn',
  error: 'text-error',
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A short mark in the drawing's lettering: a state, a recommendation. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${SHAPE} ${TONES[tone]}`}>{children}</span>;
}
