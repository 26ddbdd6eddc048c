import type { ComponentProps } from 'react';

interface SheetProps extends ComponentProps<'div'> {
  /** Registration corners in the signal colour: for the one important sheet of a screen. */
  registered?: boolean;
  /** A hairline instead of the strong outline, for cards beside each other. */
  light?: boolean;
}

/** A card drawn as a sheet of paper. */
export function Sheet({ registered, light, className, ...rest }: SheetProps) {
  const look = `${registered ? 'sheet-registered' : ''} ${light ? 'sheet-light' : ''}`;
  return <div {...rest} className={`sheet ${look} ${className ?? ''}`} />;
}
