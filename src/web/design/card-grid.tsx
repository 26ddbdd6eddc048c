import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './card-grid.css';

interface CardGridProps {
  /** Phones have them as rows between lines, or in one row that scrolls; otherwise as cards under each other. */
  onPhones?: 'rows' | 'shelf';
  /** Cards that are list items. */
  children: ReactNode;
}

/** Cards beside each other. */
export const CardGrid = ({ onPhones, children }: CardGridProps) => (
  <ul className={classes('card-grid', onPhones && `card-${onPhones}`)}>{children}</ul>
);
