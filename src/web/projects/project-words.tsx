import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { listProjects, openProject } from '#domain/projects/calls.ts';
import { deskStepText, deskUntilText } from '#domain/projects/desk-texts.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { shortDelayText } from '#domain/projects/project-texts.ts';
import { classes } from '../design/classes.ts';

export type ProjectRow = AnswerOf<typeof listProjects>[number];
export type OpenedProject = AnswerOf<typeof openProject>;
export type Stage = OpenedProject['stages'][number];
export type Item = OpenedProject['checklist'][number];

/** Name of an item of the checklist in addresses of the operator's screen. */
export const deskItemAnchor = (id: string): string => `podklad-${id}`;

/** What matters most about a project: messages that nobody has opened, then the next step; its day after a comma, or under it. */
export const Expected = ({ project, isInTwo = false }: { project: ProjectRow; isInTwo?: boolean }) => {
  const { next, state, unread } = project;
  const today = wallTimeOf(new Date()).day;
  const until = next ? deskUntilText(next, today) : '';
  const isLate = next?.until != null && next.until < today;
  return (
    <>
      {unread > 0 && <b className="text-ink">{plural(unread, 'unreadMessage')}, </b>}
      {deskStepText(next, state)}
      {until !== '' && !isInTwo && ', '}
      {until !== '' && (
        <span className={classes(isInTwo && 'area-table-under', isLate && 'text-error')}>{until}</span>
      )}
    </>
  );
};

/** Day of launch with its delay, which alarms only while the launch is ahead: "15. 12., +2 prac. dni". */
export const Launch = ({ project }: { project: Pick<ProjectRow, 'launchOn' | 'delay' | 'state'> }) => {
  const { launchOn, delay, state } = project;
  const day = formatNearDay(launchOn, wallTimeOf(new Date()).day);
  return (
    <span className={delay > 0 && isBeforeLaunch(state) ? 'text-error' : undefined}>
      {delay > 0 ? `${day}, ${shortDelayText(delay)}` : day}
    </span>
  );
};

/** The same and what is paid on one line of a phone: "Spustenie 15. 12., +2 prac. dni · 1 518 € po splatnosti". */
export const LaunchAndMoney = ({ project }: { project: ProjectRow }) => (
  <span className="project-row-facts">
    {isBeforeLaunch(project.state) && (
      <span>
        Spustenie <Launch project={project} />
      </span>
    )}
    <Paid project={project} />
  </span>
);

/** How much of the price is paid, and what is overdue of it. */
const Paid = ({ project: { paid, price, overdue } }: { project: ProjectRow }) => (
  <>
    <span>uhradené {price > 0 ? Math.floor((paid * 100) / price) : 0}&nbsp;%</span>
    {overdue > 0 && <span className="text-error">{formatCents(overdue)} po&nbsp;splatnosti</span>}
  </>
);
