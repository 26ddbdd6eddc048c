import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import './areas.css';
import './overview.css';

const SHEET = <path d="M3 1.5h10v13H3z" />;

/** What is to be done, 16 × 16; the words beside it say it. */
const MARKS = {
  repair: <path d="M13.5 9.5a5.5 5.5 0 1 1-1.2-5M13 1.5v3.5H9.5" />,
  bring: <path d="M8 11V2.5M4.5 6L8 2.5 11.5 6M2 11v3h12v-3" />,
  approve: <path d="M2.5 8.5L6.5 12.5 13.5 4" strokeWidth="2" />,
  accept: (
    <>
      {SHEET}
      <path d="M5.5 11.5h5M5.5 5h5" />
    </>
  ),
  pay: <path d="M12.5 4.2a5 5 0 1 0 0 7.6M2 6.7h7.5M2 9.3h7.5" />,
  answer: <path d="M1.5 2.5h13v8.5H7L4 14v-3H1.5z" />,
  settle: (
    <>
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="2" className="solid" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

export type ExpectedMark = keyof typeof MARKS;

interface ExpectedRowsProps {
  label: string;
  /** In a column: until when stands under what at every width. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Rows of what is expected of a client, what is most urgent first. */
export const ExpectedRows = ({ label, isNarrow, children }: ExpectedRowsProps) => (
  <ul aria-label={label} className={classes('expected-rows', isNarrow && 'expected-rows-narrow')}>
    {children}
  </ul>
);

interface ExpectedRowProps {
  mark: ExpectedMark;
  title: ReactNode;
  /** Lines under it. */
  detail: ReactNode;
  /** Until when, and what comes of it if not; nothing where nobody has said. */
  until?: ReactNode;
  isLate?: boolean;
  /** The one button that leads to where it is done. */
  action: ReactNode;
}

/** One of them. */
export const ExpectedRow = ({ mark, title, detail, until, isLate, action }: ExpectedRowProps) => (
  <li data-late={isLate || undefined}>
    <svg viewBox="0 0 16 16" width="16" height="16" className="expected-mark" aria-hidden="true">
      {MARKS[mark]}
    </svg>
    <div className="expected-what">
      <p>{title}</p>
      {detail}
    </div>
    <p className="expected-until">{until}</p>
    {action}
  </li>
);
