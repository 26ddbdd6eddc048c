import { Link } from 'react-router';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { clientStepText, PORTAL_STATE_TEXTS } from '#domain/projects/portal-texts.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { PROJECT_STATE_TEXTS, sharedDelayText } from '#domain/projects/project-texts.ts';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { StageRuler } from '../design/areas/stage-ruler.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import type { OwnProject } from './overview-queries.ts';
import { usePortalWays } from './portal-ways.ts';

interface ProjectRowsProps {
  label: string;
  projects: readonly OwnProject[];
  today: string;
}

/** Projects of the client: how each stands, how far it is to the scale of its stages, and who does what next until when. */
export function ProjectRows({ label, projects, today }: ProjectRowsProps) {
  const ways = usePortalWays();
  const isOneFirm = new Set(projects.map(({ client }) => client)).size < 2;
  return (
    <AreaRows label={label}>
      {projects.map((project) => (
        <AreaRow
          key={project.id}
          title={
            <Link to={ways.project(project.id)} className="area-row-link">
              {tied(project.name)}
            </Link>
          }
          detail={
            <>
              <p>
                <span className="money">{project.number}</span>
                {!isOneFirm && `, ${tied(project.client)}`}
                {project.unread > 0 && (
                  <b className="text-ink">, {plural(project.unread, 'unreadMessage')}</b>
                )}
              </p>
              <p className="text-ink">{nextWords(project, today)}</p>
            </>
          }
          figure={
            <StateMark of="project" state={project.state}>
              {PROJECT_STATE_TEXTS[project.state]}
            </StateMark>
          }
          actions={<Progress project={project} today={today} />}
        />
      ))}
    </AreaRows>
  );
}

/** Whose turn it is, with what, until when; else how it stands. */
const nextWords = ({ nextStep, state }: OwnProject, today: string): string | undefined =>
  (nextStep && clientStepText(nextStep, today)) ?? PORTAL_STATE_TEXTS[state];

function Progress({ project, today }: { project: OwnProject; today: string }) {
  const { progress, stages, launchOn, delay, missing, state } = project;
  const approved = `Schválené ${progress}\u00A0%`;
  const day = formatNearDay(launchOn, today);
  return (
    <div className="grid w-full gap-1">
      <StageRuler label={approved} stages={stages} />
      <p className="flex flex-wrap justify-between gap-x-3 font-mono text-mark">
        <span>{approved}</span>
        {isBeforeLaunch(state) && (
          <span className="text-ink-2">
            spustenie {day}
            {delay > 0 && `, ${sharedDelayText(delay, missing)}`}
          </span>
        )}
      </p>
    </div>
  );
}
