import { Fragment, type ReactNode } from 'react';
import { NEW_PAPER } from '#domain/papers/document-texts.ts';

interface PaperLineProps {
  /** What kind of paper or where a file comes from, when, how large. */
  of: readonly string[];
  /** The one word at it. */
  label: ReactNode;
}

/** The quiet line under the name of a paper or a file. It breaks after a dot only, unless a part of it is longer than the line. */
export const PaperLine = ({ of, label }: PaperLineProps) => (
  <p>
    {of.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && '\u00A0· '}
        <span className="inline-block">{part}</span>
      </Fragment>
    ))}
    {label && <span className="paper-label">{label}</span>}
  </p>
);

/** Said where papers or files have come since the list was seen last. */
export const NewPaper = () => <b className="text-signal">{NEW_PAPER}</b>;
