import type { ReactNode } from 'react';
import { CardLink } from './card-link.tsx';
import './drawing-card.css';

interface DrawingCardProps {
  /** An illustration of 160 × 112. */
  drawing: ReactNode;
  to: string;
  name: string;
  text: string;
  /** Under the line: price, time. */
  foot: ReactNode;
}

/** A small drawing with its name, in a CardGrid; the whole card leads on. */
export const DrawingCard = ({ drawing, to, name, text, foot }: DrawingCardProps) => (
  <li className="sheet sheet-light card drawing-card">
    {drawing}
    <h3 className="text-section">
      <CardLink to={to}>{name}</CardLink>
    </h3>
    <p className="text-small text-ink-2 max-sm:text-row max-sm:leading-snug">{text}</p>
    <p className="card-foot numeral">{foot}</p>
  </li>
);
