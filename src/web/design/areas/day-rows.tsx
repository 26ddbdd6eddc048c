import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import './areas.css';
import './desk.css';

interface DayRowsProps {
  label: string;
  /** The way to those that do not stand here: "a ďalších 5". */
  further?: { to: string; text: string } | null;
  children: ReactNode;
}

/** Rows of the operator's day in columns that are the same in each: one line, two where there is less room. */
export const DayRows = ({ label, further, children }: DayRowsProps) => (
  <>
    <ul aria-label={label} className="day-rows">
      {children}
    </ul>
    <FurtherRows further={further ?? null} />
  </>
);

/** The line under such rows that leads to the rest of them; none where all stand there. */
export const FurtherRows = ({ further }: { further: { to: string; text: string } | null }) =>
  further && (
    <p className="day-rows-further">
      <Link to={further.to} className="text-link">
        {further.text}
      </Link>
    </p>
  );

interface FurtherRowProps {
  /** How many there are beside those that stand here; null where all do. */
  text: string | null;
  /** The lists in which they are. */
  ways: readonly { to: string; text: string }[];
}

/** The same line among the rows, where others follow it that it does not count. What stands in one list is led to at once. */
export function FurtherRow({ text, ways }: FurtherRowProps) {
  const [only, ...others] = ways;
  if (text === null || !only) return null;
  return (
    <li className="day-rows-further">
      {others.length === 0 ? (
        <Link to={only.to} className="text-link">
          {text}
        </Link>
      ) : (
        <p>
          {text}:{' '}
          {ways.map((way, index) => (
            <Fragment key={way.to}>
              {index > 0 && ', '}
              <Link to={way.to} className="text-link">
                {way.text}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
}

interface DayRowProps {
  /** Names the row for the keys that move from row to row (shell/use-row-keys.ts). */
  rowKey?: string;
  title: string;
  /** Where the title leads, and how that is read; the one act of a row that only leads somewhere stands in `act`. */
  open?: { to: string; label: string };
  /** Most important first: what has no room is cut. */
  detail: string;
  /** Nothing of the detail may be cut: it is the message. */
  isWhole?: boolean;
  /** How it stands: days, a sum. */
  figure?: ReactNode;
  /** The one thing to be done, by a press. */
  act?: ReactNode;
  /** Before it a press that opens a dialog: on phones the whole row is pressed. */
  press?: { label: string; text: string; isBusy: boolean; onPress: () => void };
  /** In place of it, where the row leads: on phones the whole row is pressed. */
  go?: { to: string; label: string; text: string };
  /** What came of the last act on it, under the row. */
  said?: ReactNode;
}

/** One of them. */
export const DayRow = ({
  rowKey,
  title,
  open,
  detail,
  isWhole,
  figure,
  act,
  press,
  go,
  said,
}: DayRowProps) => (
  <li
    className={classes(
      'day-row',
      !figure && 'day-row-bare',
      isWhole && 'day-row-whole',
      press && 'day-row-press',
      (press || go) && 'day-row-go',
    )}
    {...(rowKey !== undefined && { 'data-row': rowKey, tabIndex: -1 })}
  >
    <p className="day-row-title">
      {open ? (
        <Link to={open.to} aria-label={open.label}>
          {title}
        </Link>
      ) : (
        title
      )}
    </p>
    <p className="day-row-detail">{detail}</p>
    {figure && <div className="day-row-figure">{figure}</div>}
    {(press || act) && (
      <div className="day-row-act" data-act>
        {press && (
          <Button size="dense" loading={press.isBusy} onClick={press.onPress} aria-label={press.label}>
            <span>{press.text}</span>
          </Button>
        )}
        {act}
      </div>
    )}
    {go && (
      <div className="day-row-act" data-act>
        <Link to={go.to} aria-label={go.label} className="button button-secondary button-dense">
          <span>{go.text}</span>
        </Link>
      </div>
    )}
    {said && <div className="area-row-said">{said}</div>}
  </li>
);
