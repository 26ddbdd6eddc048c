import { type ReactNode, useEffect, useRef } from 'react';
import { inheritFocus } from '../focus-control.ts';
import { Sheet } from '../sheet.tsx';
import './entry.css';

interface Children {
  children: ReactNode;
}

/** What stands in the frame of the sign-in; its left edge lies on a line of the grid. */
export const EntryFrame = ({ children }: Children) => <div className="entry-frame">{children}</div>;

/** A sheet, and beside it, where there is room, what it is good for. */
export const EntryPage = ({ children, aside }: Children & { aside: ReactNode }) => (
  <div className="entry-page">
    {children}
    {aside}
  </div>
);

interface EntrySheetProps extends Children {
  /** Under the sheet. */
  below?: ReactNode;
}

/** The one sheet of the sign-in. */
export const EntrySheet = ({ children, below }: EntrySheetProps) => (
  <div className="entry">
    <Sheet registered>{children}</Sheet>
    {below}
  </div>
);

/** What is asked for on the sheet, above its title block. */
export const EntryBody = ({ children }: Children) => <div className="entry-body">{children}</div>;

/** What stands on the sheet, but for a document that brings a token and has not read it (`data-mailed`). */
export const Read = ({ children }: Children) => <div className="entry-read">{children}</div>;

/** After it, what such a document shows instead. */
export const Unread = ({ children }: Children) => <div className="entry-unread">{children}</div>;

/** The title of a step that has taken the place of another one: it has the focus when the control that had it is gone. */
export function EntryTitle({ children }: Children) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => inheritFocus(title.current), []);
  return (
    <h1 ref={title} tabIndex={-1} className="text-title">
      {children}
    </h1>
  );
}

/** One sentence under the title. */
export const EntryLead = ({ children }: Children) => <p className="entry-lead">{children}</p>;

/** Buttons of one weight beside each other. */
export const EntryPair = ({ children }: Children) => <div className="entry-pair">{children}</div>;

interface EntryBesideProps extends Children {
  link: ReactNode;
}

/** A field with a link in the line of its label, behind it for the keyboard. */
export const EntryBeside = ({ link, children }: EntryBesideProps) => (
  <div className="entry-beside">
    {children}
    {link}
  </div>
);

/** Words on a line between two ways. */
export const EntryOr = ({ children }: Children) => <p className="entry-or">{children}</p>;

interface EntryAsideProps {
  title: string;
  rows: readonly { name: string; text: string }[];
  children?: ReactNode;
}

/** The column beside the sheet. */
export const EntryAside = ({ title, rows, children }: EntryAsideProps) => (
  <section aria-label={title} className="entry-aside">
    <h2>{title}</h2>
    <dl>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {children && <p>{children}</p>}
  </section>
);
