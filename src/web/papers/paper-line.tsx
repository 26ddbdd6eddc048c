import { Fragment, type ReactNode } from 'react';
import { NEW_PAPER } from '#domain/papers/document-texts.ts';

interface PaperLineProps {
  /** What kind of paper or where a file comes from, when, how large. */
  of: readonly string[];
  /** The one word at it. */
  label: ReactNode;
}

/** Longer parts than these are sentences and names, which may break. */
const WHOLE = 34;

/** The quiet line under the name of a paper or a file: it breaks after a dot rather than within a number or a day. */
export const PaperLine = ({ of, label }: PaperLineProps) => (
  <p>
    {of.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && '\u00A0· '}
        <span className={part.length <= WHOLE ? 'whitespace-nowrap' : undefined}>{part}</span>
      </Fragment>
    ))}
    {label && <span className="paper-label">{label}</span>}
  </p>
);

/** Said where papers or files have come since the list was seen last. */
export const NewPaper = () => <b className="text-signal">{NEW_PAPER}</b>;
