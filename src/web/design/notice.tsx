import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const TONES = { plain: 'border-ink', warn: 'border-warn', error: 'border-error' } as const;

/** Something to know or decide, in an outline of its own: it stays until it is dealt with. */
export const Notice = ({
  tone = 'plain',
  className,
  ...rest
}: { tone?: keyof typeof TONES } & ComponentProps<'div'>) => (
  <div
    {...rest}
    className={classes(
      'grid gap-2 rounded-sheet border-stroke border-l-6 px-4 py-3 text-small',
      TONES[tone],
      className,
    )}
  />
);
