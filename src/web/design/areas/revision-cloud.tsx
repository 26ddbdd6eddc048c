import type { ReactNode } from 'react';
import './offer-marks.css';

/** Around lines that the current revision has changed. */
export const RevisionCloud = ({ children }: { children: ReactNode }) => (
  <div className="revision-cloud">{children}</div>
);

interface RevisionMarkProps {
  /** Of the revision: "C". */
  letter: string;
  /** What it says to screen readers: "Zmenené v revízii C". */
  label: string;
}

/** The letter of the revision that has changed a line, in the triangle of drawings. */
export const RevisionMark = ({ letter, label }: RevisionMarkProps) => (
  <svg viewBox="0 0 28 24" width="28" height="24" fill="none" role="img" aria-label={label}>
    <path d="M14 1.5 26.5 23h-25z" stroke="currentColor" strokeWidth="1.5" />
    <text x="14" y="20.5" textAnchor="middle" className="revision-letter" fill="currentColor">
      {letter}
    </text>
  </svg>
);
