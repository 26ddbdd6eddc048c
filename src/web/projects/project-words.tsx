import type { AnswerOf } from '#domain/api/call.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { formatDayMonth } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { listProjects, openProject } from '#domain/projects/calls.ts';
import { nextStepText } from '#domain/projects/project-texts.ts';

export type ProjectRow = AnswerOf<typeof listProjects>[number];
export type OpenedProject = AnswerOf<typeof openProject>;

/** What is to be done until when, and that it is the client who does it: "Klient má uhradiť: Záloha, do 8. 12.". */
function nextStepWords({ nextStep }: Pick<ProjectRow, 'nextStep'>): string {
  if (!nextStep) return 'Hotovo';
  const what = nextStepText(nextStep);
  const until = nextStep.until ? `, do\u00A0${formatDayMonth(nextStep.until)}` : '';
  const said = nextStep.who === 'client' ? `Klient má ${what.charAt(0).toLowerCase()}${what.slice(1)}` : what;
  return said + until;
}

/** Day of launch with its delay: "15. 12., +2 dni". */
export const launchWords = ({ launchOn, delay }: { launchOn: Day; delay: number }): string =>
  delay > 0 ? `${formatDayMonth(launchOn)}, +${plural(delay, 'day')}` : formatDayMonth(launchOn);

/** What matters most about a project: messages that nobody has opened, then the next step. */
export const Expected = ({ project }: { project: ProjectRow }) => (
  <>
    {project.unread > 0 && <b className="text-ink">{plural(project.unread, 'unreadMessage')}, </b>}
    {nextStepWords(project)}
  </>
);
