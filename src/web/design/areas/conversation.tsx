import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { sendsBy } from '../sends-by.ts';
import './conversation.css';

/** A list of what was said and done, in its order; `empty` stands in its place. */
export const Talk = ({ label, empty, children }: { label: string; empty?: string; children: ReactNode }) =>
  empty === undefined ? (
    <ol aria-label={label} className="talk">
      {children}
    </ol>
  ) : (
    <p className="talk-none">{empty}</p>
  );

/** The day under which the next entries stand. */
export const TalkDay = ({ children }: { children: ReactNode }) => <li className="talk-day">{children}</li>;

/** A line across the list: what follows was not seen before. */
export const TalkMark = ({ children }: { children: ReactNode }) => <li className="talk-mark">{children}</li>;

interface TalkEntryProps {
  /** For ways to it. */
  id?: string;
  /** As an ISO instant, and as it is read: "9:18". */
  at: string;
  time: string;
  /** Whose it is, or what it is; without it the entry is one line of what has happened. */
  who?: string;
  /** Beside the name: "klient", "klient ju nevidí". */
  side?: string;
  /** Hatched: the other side never sees it. */
  isInner?: boolean;
  /** Not read until now. */
  isNew?: boolean;
  /** On its way, not there yet. */
  isWaiting?: boolean;
  /** At the end of the line with the name: what is seldom done with it. */
  menu?: ReactNode;
  /** Under what it says. */
  files?: ReactNode;
  /** What can be done with it, and how it went out. */
  acts?: ReactNode;
  children: ReactNode;
}

/** One of them: a message, a note that only one side sees, or a line of what has happened. */
export const TalkEntry = ({
  id,
  at,
  time,
  who,
  side,
  isInner,
  isNew,
  isWaiting,
  menu,
  files,
  acts,
  children,
}: TalkEntryProps) => (
  <li
    id={id}
    tabIndex={id === undefined ? undefined : -1}
    className={classes(isInner && 'talk-inner', isWaiting && 'talk-waiting') || undefined}
  >
    <time dateTime={at} className="talk-time">
      {time}
    </time>
    <div className="talk-body">
      {who !== undefined && (
        <div className={menu ? 'talk-head' : undefined}>
          <p className="talk-who">
            <b>{who}</b>
            {side ? `, ${side} ` : ' '}
            {isNew && <span className="talk-new">nová</span>}
          </p>
          {menu}
        </div>
      )}
      <div className={who === undefined ? 'talk-who' : 'talk-text'}>{children}</div>
      {files && <div className="talk-files">{files}</div>}
      {acts && <div className="talk-acts">{acts}</div>}
    </div>
  </li>
);

interface ComposerProps {
  /** Name of the sheet for screen readers. */
  label: string;
  /** What is written: a choice among kinds, and what can be put in. */
  head?: ReactNode;
  /** What only one side will see is hatched here too. */
  isInner?: boolean;
  /** The text, and its attributes; a label of its own. */
  text: ComponentProps<'textarea'> & { 'aria-label': string; ref?: Ref<HTMLTextAreaElement> };
  /** Under the text: files that go with it. */
  below?: ReactNode;
  /** What went wrong with the last attempt. */
  advice?: ReactNode;
  /** What is known of the text: to whom it goes, that it is kept. */
  said?: ReactNode;
  /** Buttons; the last one sends. */
  foot: ReactNode;
  onSend: () => void;
}

/** The sheet on which the next word of a conversation is written; Ctrl and Enter send it. */
export function Composer({ label, head, isInner, text, below, advice, said, foot, onSend }: ComposerProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form
      aria-label={label}
      className={classes('sheet composer', isInner && 'composer-inner')}
      noValidate
      onSubmit={submit}
    >
      {head && <div className="composer-head dense">{head}</div>}
      <textarea
        rows={3}
        {...text}
        className="composer-text"
        onKeyDown={(event) => {
          text.onKeyDown?.(event);
          if (!sendsBy(event)) return;
          event.preventDefault();
          onSend();
        }}
      />
      {below}
      <div role="alert">{advice}</div>
      <div className="composer-foot">
        <p role="status" className="composer-said">
          {said}
        </p>
        {foot}
      </div>
    </form>
  );
}
