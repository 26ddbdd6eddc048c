import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import type { listProjects, openProject } from '#domain/projects/calls.ts';
import { deskStepText, deskUntilText, launchWords } from '#domain/projects/desk-texts.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { classes } from '../design/classes.ts';

export type ProjectRow = AnswerOf<typeof listProjects>[number];
export type OpenedProject = AnswerOf<typeof openProject>;
export type Stage = OpenedProject['stages'][number];
export type Item = OpenedProject['checklist'][number];

/** What matters most about a project: messages that nobody has opened, then the next step; its day after a comma, or under it. */
export const Expected = ({ project, isInTwo = false }: { project: ProjectRow; isInTwo?: boolean }) => {
  const { next, state, unanswered } = project;
  const today = wallTimeOf(new Date()).day;
  // The day by which a project is to go on is that of its launch, which stands beside it.
  const until = next && next.kind !== 'move' ? deskUntilText(next, today) : '';
  const isLate = next?.until != null && next.until < today;
  return (
    <>
      {unanswered > 0 && <b className="text-ink">{plural(unanswered, 'unansweredMessage')}, </b>}
      {tied(deskStepText(next, state))}
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

interface LaunchAndMoneyProps {
  project: ProjectRow;
  /** Only what is late: where a row has little room, what is as it should be is not told. */
  areBadOnly?: boolean;
}

/** The same and what is paid on one line: "Spustenie 15. 12., +2 prac. dni", "uhradené 36 %", "1 518 € po splatnosti". */
export function LaunchAndMoney({ project, areBadOnly = false }: LaunchAndMoneyProps) {
  const { state, overdue } = project;
  const isLate = launchWords(project, wallTimeOf(new Date()).day)?.isLate ?? false;
  return (
    <span className="project-row-facts">
      {isBeforeLaunch(state) && (isLate || !areBadOnly) && (
        <span>
          Spustenie <Launch project={project} />
        </span>
      )}
      {!areBadOnly && (
        <span>
          uhradené <PaidShare project={project} />
        </span>
      )}
      {overdue > 0 && <span className="text-error">{formatCents(overdue)} po&nbsp;splatnosti</span>}
    </span>
  );
}

/** A row of the list on a phone: name and price, the next step, how it stands, and what is late. */
export const PhoneRow = ({ project }: { project: ProjectRow }) => (
  <span className="project-row">
    <b>{tied(project.name)}</b>
    <Money cents={project.price} exact />
    <span className="project-row-step">
      <Expected project={project} />
    </span>
    <span className="project-row-who">
      <StateMark of="project" state={project.state}>
        {PROJECT_STATE_TEXTS[project.state]}
      </StateMark>
      <span>{tied(project.client.name)}</span>
    </span>
    <LaunchAndMoney project={project} areBadOnly />
  </span>
);

/** How much of the price is paid, in percent. */
export const PaidShare = ({ project: { paid, price } }: { project: ProjectRow }) => (
  <>{price > 0 ? Math.floor((paid * 100) / price) : 0}&nbsp;%</>
);
