import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import './areas.css';

interface AreaSectionProps {
  title: string;
  /** Where a link on another screen leads. */
  id?: string;
  /** How many rows there are, as it is read. */
  count?: string | undefined;
  /** At the end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under a rule, with its name. */
export function AreaSection({ title, id, count, action, children }: AreaSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="area-section">
      <div className="area-section-head">
        <div className="area-section-name">
          <h2 id={titleId}>{title}</h2>
          {count !== undefined && (
            <>
              {'\u00A0'}
              <span className="area-section-count">{count}</span>
            </>
          )}
        </div>
        {action && <div className="area-section-action">{action}</div>}
      </div>
      {children}
    </section>
  );
}

interface AreaRowsProps {
  label: string;
  /** In place of what can be done each row ends with its state. */
  withStates?: boolean;
  /** Papers and files: text, figure and one short button stand in the same columns at every width. */
  arePapers?: boolean;
  /** The figures are sums: under each other, at the end of their column. */
  withSums?: boolean;
  children: ReactNode;
}

/** Rows with rules between them: what, its figure, what can be done. */
export const AreaRows = ({ label, withStates, arePapers, withSums, children }: AreaRowsProps) => (
  <ul
    aria-label={label}
    className={classes(
      'area-rows',
      withStates && 'area-rows-states',
      arePapers && 'area-rows-papers',
      withSums && 'area-rows-sums',
    )}
  >
    {children}
  </ul>
);

interface AreaRowProps {
  /** Where a link leads. */
  id?: string;
  /** Names the row for the keys that move from row to row (shell/use-row-keys.ts). */
  rowKey?: string;
  title: ReactNode;
  detail?: ReactNode;
  figure?: ReactNode;
  actions?: ReactNode;
  /** What came of the last act on it, under the row. */
  said?: ReactNode;
}

/** One of them; under each other on phones. */
export const AreaRow = ({ id, rowKey, title, detail, figure, actions, said }: AreaRowProps) => (
  <li id={id} {...(rowKey !== undefined && { 'data-row': rowKey, tabIndex: -1 })}>
    <div>
      <p className="area-row-title">{title}</p>
      {detail && <div className="area-row-detail">{detail}</div>}
    </div>
    <div className="area-row-figure">{figure}</div>
    <div className="area-row-actions">{actions}</div>
    {said && <div className="area-row-said">{said}</div>}
  </li>
);

/** Two columns of sections beside each other from 1024 px on, whose rows are narrow there. */
export const AreaHalves = ({ children }: { children: ReactNode }) => (
  <div className="area-halves">{children}</div>
);

interface AreaColumnsProps {
  aside: ReactNode;
  /** Read before the rest, on phones above it. */
  asideFirst?: boolean;
  /** 320 px instead of 384. */
  isNarrow?: boolean;
  /** Under both columns; on small screens it comes before the aside. */
  below?: ReactNode;
  children: ReactNode;
}

/** What a screen is about, and beside it from 1024 px on what helps with it; on small screens that comes `asideFirst`. */
export const AreaColumns = ({ aside, asideFirst, isNarrow, below, children }: AreaColumnsProps) => (
  <div className={classes('area-columns', isNarrow && 'area-columns-narrow')}>
    {asideFirst && <div className="area-aside">{aside}</div>}
    <div>{children}</div>
    {below && <div className="area-below">{below}</div>}
    {!asideFirst && <div className="area-aside">{aside}</div>}
  </div>
);
