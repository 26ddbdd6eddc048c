import { Fragment, type ReactNode } from 'react';

interface PaperLineProps {
  /** What kind of paper or where a file comes from, when, how large. */
  of: readonly string[];
  /** The one word at it. */
  label: ReactNode;
}

/** The quiet line under the name of a paper or a file: it breaks between its parts, and no line begins or ends with a dot. */
export const PaperLine = ({ of, label }: PaperLineProps) => (
  <p className="paper-line">
    {of.map((part) => (
      <Fragment key={part}>
        <span className="paper-part">{part}</span>{' '}
      </Fragment>
    ))}
    {label && <span className="paper-label">{label}</span>}
  </p>
);

/** Said where papers or files have come since the list was seen last. */
export const NewPaper = ({ children }: { children: string }) => <b className="paper-new">{children}</b>;
