import { Fragment, type ReactNode } from 'react';

interface PaperLineProps {
  /** What kind of paper or where a file comes from, when, how large. */
  of: readonly string[];
  /** The one word at it. */
  label: ReactNode;
}

/** Longer parts than these are sentences and names, which may break. */
const WHOLE = 32;

/** The quiet line under the name of a paper or a file: it breaks after a dot rather than within a number or a day. */
export const PaperLine = ({ of, label }: PaperLineProps) => (
  <p>
    {of.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' '}
        <Part text={part} dot={index < of.length - 1 ? '\u00A0·' : ''} />
      </Fragment>
    ))}
    {label && <span className="paper-label">{label}</span>}
  </p>
);

/** A part with the dot that ends it: where lines may break anywhere, a hard space alone would not keep them together. */
function Part({ text, dot }: { text: string; dot: string }) {
  const last = text.length <= WHOLE ? text : text.slice(text.lastIndexOf(' ') + 1);
  return (
    <>
      {text.slice(0, text.length - last.length)}
      <span className={last.length <= WHOLE ? 'whitespace-nowrap' : undefined}>
        {last}
        {dot}
      </span>
    </>
  );
}

/** Said where papers or files have come since the list was seen last. */
export const NewPaper = ({ children }: { children: string }) => <b className="text-signal">{children}</b>;
