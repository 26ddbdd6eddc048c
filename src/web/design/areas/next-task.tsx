import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import './areas.css';
import './screens.css';

interface NextTaskProps {
  /** Over it, as a small mark: "Ďalší krok". */
  over: string;
  title: ReactNode;
  detail?: ReactNode;
  /** How its last day stands. */
  until?: ReactNode;
  isLate?: boolean;
  /** Others wait for it, and somebody else does it: it is drawn without the mark. */
  isOthers?: boolean;
  /** The one button, and what can be done in place of it. */
  actions?: ReactNode;
  /** Quieter lists below it. */
  children?: ReactNode;
}

/** The one thing that a screen asks for, measured off from everything else. */
export function NextTask({ over, title, detail, until, isLate, isOthers, actions, children }: NextTaskProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="next-task">
      <div className={classes('next-task-lead', isOthers && 'next-task-others')}>
        <h2 id={id} className="mark">
          {over}
        </h2>
        <p className="next-task-title">{title}</p>
        {detail && <div className="next-task-detail">{detail}</div>}
        {until && (
          <p className="next-task-until" data-late={isLate || undefined}>
            {until}
          </p>
        )}
        {actions && <div className="next-task-acts">{actions}</div>}
      </div>
      {children && <div className="next-task-rest">{children}</div>}
    </section>
  );
}

interface TaskLinesProps {
  title: string;
  children: ReactNode;
}

/** What comes after it, or waits elsewhere: one line each. */
export function TaskLines({ title, children }: TaskLinesProps) {
  const id = useId();
  return (
    <div className="task-lines">
      <p id={id} className="mark">
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

interface TaskLineProps {
  title: ReactNode;
  /** Under it, quietly: when somebody was last reminded. */
  detail?: ReactNode;
  until?: ReactNode;
  isLate?: boolean;
  /** One quiet button. */
  action?: ReactNode;
}

/** One of them. */
export const TaskLine = ({ title, detail, until, isLate, action }: TaskLineProps) => (
  <li>
    <span className="task-line-title">
      {title}
      {detail && <span className="task-line-detail">{detail}</span>}
    </span>
    {until && (
      <span className="task-line-until" data-late={isLate || undefined}>
        {until}
      </span>
    )}
    {action}
  </li>
);
