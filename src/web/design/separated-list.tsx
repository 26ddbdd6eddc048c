import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface SeparatedListProps {
  /** Steps of a path, with a slash between them, instead of equal things with a dot. */
  path?: boolean;
  /** In a row of a list, where there is little room. */
  dense?: boolean;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** Short things in a row, with a sign between them that never begins a line. */
export function SeparatedList({ path = false, dense = false, className, children }: SeparatedListProps) {
  const List = path ? 'ol' : 'ul';
  return (
    <List className={classes('separated', path && 'separated-path', dense && 'separated-dense', className)}>
      {children}
    </List>
  );
}
