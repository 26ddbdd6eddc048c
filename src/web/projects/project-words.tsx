import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { listProjects, openProject } from '#domain/projects/calls.ts';
import { deskStepText, deskUntilText, launchWords } from '#domain/projects/desk-texts.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
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
      {until !== '' && (isInTwo ? ' ' : ', ')}
      {until !== '' && (
        <span className={classes(isInTwo && 'area-table-under', isLate && 'text-error')}>{until}</span>
      )}
    </>
  );
};

interface LaunchProps {
  project: Pick<ProjectRow, 'launchOn' | 'launchedOn' | 'delay' | 'state'>;
  /** The delay under the day rather than after a comma. */
  isInTwo?: boolean;
}

/** Day of launch, in alarm while it is late: "15. 12., +2 prac. dni". */
export function Launch({ project, isInTwo = false }: LaunchProps) {
  const words = launchWords(project, wallTimeOf(new Date()).day);
  if (!words) return null;
  const { day, delay, isLate } = words;
  const tone = isLate ? 'text-error' : undefined;
  if (!isInTwo) return <span className={tone}>{[day, delay].filter(Boolean).join(', ')}</span>;
  return (
    <>
      <span className={tone}>{day}</span>
      {delay !== '' && <span className={classes('area-table-under', tone)}> {delay}</span>}
    </>
  );
}

/** The same and what is paid on one line of a phone: "Spustenie 15. 12., +2 prac. dni · 1 518 € po splatnosti". */
export const LaunchAndMoney = ({ project }: { project: ProjectRow }) => (
  <span className="project-row-facts">
    {isBeforeLaunch(project.state) && (
      <span>
        Spustenie <Launch project={project} />
      </span>
    )}
    <span>
      uhradené <PaidShare project={project} />
    </span>
    {isDebtTold(project) && (
      <span className="text-error">{formatCents(project.overdue)} po&nbsp;splatnosti</span>
    )}
  </span>
);

/** How much of the price is paid, in percent. */
export const PaidShare = ({ project: { paid, price } }: { project: ProjectRow }) => (
  <>{price > 0 ? Math.floor((paid * 100) / price) : 0}&nbsp;%</>
);

/** Whether a debt is told beside what is paid: not where the next step is about it. */
export const isDebtTold = ({ overdue, next }: ProjectRow): boolean => overdue > 0 && next?.kind !== 'overdue';
