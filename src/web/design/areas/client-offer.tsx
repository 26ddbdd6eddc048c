import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './client-offer.css';

/** A part of the drawing under its heading. */
export const OfferSection = ({
  title,
  id,
  children,
}: {
  title: string;
  id?: string;
  children: ReactNode;
}) => (
  <section id={id} className="client-offer-section">
    <h2>{title}</h2>
    {children}
  </section>
);

/** The sign of a question, to be pressed. */
export const QuestionSign = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
    <path d="M3 3h14v11H9l-4 3v-3H3z" stroke="currentColor" strokeWidth="1.5" />
    <path
      d="M8.2 7.2a1.9 1.9 0 1 1 2.7 1.7c-.7.3-.9.6-.9 1.2M10 11.6v1.2"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
);

/** What was decided of a line that can be chosen no more, by its shape alone: the word stands beside its sum. */
export const DecidedSign = ({ isTaken }: { isTaken: boolean }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true" strokeWidth="2">
    {isTaken ? (
      <path d="m3 10.5 4.5 4.5L17 5.5" stroke="var(--ink)" />
    ) : (
      <path d="M4 10.5h8" stroke="var(--ink-2)" />
    )}
  </svg>
);

interface OfferLineRowProps {
  /** Its number, the control that takes it, or what was decided. */
  mark: ReactNode;
  /** Plain lines are what they are; of the others one is to be chosen, or was left out. */
  as?: 'plain' | 'choice' | 'leftOut';
  name: ReactNode;
  more: ReactNode;
  sum: ReactNode;
  ask: ReactNode;
}

/** A line of an offer: mark, name, sum and the way to a question; what it includes under its name. */
export const OfferLineRow = ({ mark, as = 'plain', name, more, sum, ask }: OfferLineRowProps) => (
  <div
    className={classes(
      'client-offer-line',
      as === 'choice' && 'client-offer-choice',
      as === 'leftOut' && 'client-offer-left-out',
    )}
  >
    {mark}
    <div className="client-offer-line-name">{name}</div>
    <div className="client-offer-line-sum">{sum}</div>
    {ask}
    {more && <div className="client-offer-line-more">{more}</div>}
  </div>
);
