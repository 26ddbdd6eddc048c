import type { ComponentProps } from 'react';

/** The drawing grid of 32 px behind a hero, and nowhere else. */
export function DrawingGrid({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={`drawing-grid ${className ?? ''}`} />;
}
