import { ChevronDown, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { tied } from '#domain/kernel/text.ts';
import { changeProject } from '#domain/projects/calls.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import type { ProjectState } from '#domain/projects/project-life.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { clientAt } from '../clients/desk-addresses.ts';
import { AreaColumns } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button, ButtonLink, buttonClass } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { useFiles } from '../files/use-files.ts';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { phoneHref } from '../shell/phone-href.ts';
import { useAct } from '../shell/use-act.ts';
import { useKeys } from '../shell/use-keys.ts';
import { moveWords } from './project-acts.ts';
import { useAddendum } from './project-addendum.ts';
import { PROJECTS } from './project-addresses.ts';
import { ProjectChanges } from './project-changes.tsx';
import { ProjectChecklist } from './project-checklist.tsx';
import { ProjectDocuments } from './project-documents.tsx';
import { ProjectFiles } from './project-files.tsx';
import { ProjectJumps } from './project-jumps.tsx';
import { ProjectMessages } from './project-messages.tsx';
import { ProjectNext } from './project-next.tsx';
import { ProjectPayments } from './project-payments.tsx';
import { ProjectPlan } from './project-plan.tsx';
import { ProjectShown, type Shown } from './project-shown.tsx';
import type { OpenedProject } from './project-words.tsx';

/** One project: what is to be done next, its plan, what the client brings, what is paid, and the conversation. */
export function ProjectScreen({ project }: { project: OpenedProject }) {
  const { id, name, number, client, contact, state, moves, version } = project;
  // What was said of one of them goes once the client has answered it.
  const act = useAct(
    (one) => [project, ...project.stages, ...project.checklist].find((each) => each.id === one)?.state,
  );
  const files = useFiles(SESSION_DOOR, { type: 'project', id }, project);
  const [shown, setShown] = useState<Shown | null>(null);
  const move = (to: ProjectState) => {
    // What was launched before rests no more: nothing of it is closed or told again.
    if (to === 'launched' && project.launchedOn === null) return setShown({ kind: 'launch' });
    void act.act(
      `project-${to}`,
      () => callApi(changeProject, { params: { id }, body: { state: to, version } }),
      { words: `Projekt: ${PROJECT_STATE_TEXTS[to]}.`, id, state: to },
    );
  };
  const addendum = useAddendum(project, act);
  const [first] = moves;
  useKeys({ s: () => (first ? move(first) : false), t: () => setShown({ kind: 'stage', id: null }) });
  const part = { project, act, onShow: setShown };
  const acts = state !== 'closed' && (
    <Menu
      trigger={
        <Button size="small" loading={act.running?.startsWith('project-') ?? false}>
          Zmeniť<span className="sr-only"> projekt</span>{' '}
          <ChevronDown aria-hidden="true" size={16} strokeWidth={2} />
        </Button>
      }
    >
      {moves.map((to) => (
        <MenuItem key={to} onSelect={() => move(to)}>
          {moveWords(state, to)}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => setShown({ kind: 'project' })}>Upraviť projekt</MenuItem>
    </Menu>
  );
  return (
    <div className="area-screen work-desk">
      <div className="grid gap-2">
        <div className="offer-head">
          <Link to={PROJECTS} className="text-link">
            Projekty
          </Link>
          <span className="mark">{number}</span>
          <StateMark of="project" state={state}>
            {PROJECT_STATE_TEXTS[state]}
          </StateMark>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="wrap-anywhere">{tied(name)}</h1>
            <Link
              to={clientAt(client.id)}
              className="text-link inline-flex min-h-target items-center wrap-anywhere md:min-h-8"
            >
              {tied(client.name)}
            </Link>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {contact && contact.email !== '' && (
              <a
                href={`mailto:${contact.email}`}
                aria-label={`Napísať na ${contact.email}`}
                className={buttonClass({ size: 'small' })}
              >
                <Mail aria-hidden="true" size={16} strokeWidth={1.5} />
              </a>
            )}
            {contact && contact.phone !== '' && (
              <a
                href={phoneHref(contact.phone)}
                aria-label={`Zavolať ${contact.phone}`}
                className={buttonClass({ size: 'small' })}
              >
                <Phone aria-hidden="true" size={16} strokeWidth={1.5} />
              </a>
            )}
            <ButtonLink to={`${projectDeskPath(id)}/klient`} size="small">
              Pozrieť ako klient
            </ButtonLink>
            {acts}
          </div>
        </div>
      </div>
      <ActWords act={act} />
      <ProjectNext project={project} act={act} addendum={addendum} onMove={move} onShow={setShown} />
      <ProjectJumps project={project} />
      <ProjectPlan {...part} />
      <ProjectChanges {...part} addendum={addendum} />
      <AreaColumns
        isNarrow
        aside={
          <>
            <ProjectMessages project={project} addendum={addendum} />
            <ProjectFiles projectId={id} files={files} isClosed={state === 'closed'} />
          </>
        }
      >
        <ProjectChecklist {...part} files={files} />
        <ProjectPayments {...part} />
        <ProjectDocuments project={project} addendum={addendum} />
      </AreaColumns>
      <ProjectShown project={project} shown={shown} act={act} onClose={() => setShown(null)} />
    </div>
  );
}
