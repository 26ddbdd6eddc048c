import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { tied } from '#domain/kernel/text.ts';
import { changeProject, type projectBoard } from '#domain/projects/calls.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { PROJECT_STATES, type ProjectState } from '#domain/projects/project-life.ts';
import { projectRefusal } from '#domain/projects/project-refusals.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { Board } from '../design/areas/board.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { useAct } from '../shell/use-act.ts';
import { PROJECT_LIST, PROJECTS } from './project-addresses.ts';
import { Expected, Launch, type ProjectRow } from './project-words.tsx';

type BoardColumn = AnswerOf<typeof projectBoard>[number];

const stateOf = (key: string): ProjectState | undefined => PROJECT_STATES.find((state) => state === key);

const Mark = ({ state }: { state: ProjectState }) => (
  <StateMark of="project" state={state}>
    {PROJECT_STATE_TEXTS[state]}
  </StateMark>
);

/** Projects as cards in the columns of their states; `s` on a card asks where to. */
export function ProjectBoard({ columns }: { columns: readonly BoardColumn[] }) {
  const act = useAct();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ProjectRow | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const move = (project: ProjectRow, state: ProjectState) => {
    setAsked(null);
    setRefused(null);
    if (state === project.state) return;
    if (!project.moves.includes(state)) return setRefused(projectRefusal(project.state, state));
    // What a launch closes is asked where it is seen.
    if (state === 'launched' && project.launchedOn === null)
      return void navigate(projectDeskPath(project.id));
    void act.act(
      'move',
      () => callApi(changeProject, { params: { id: project.id }, body: { state, version: project.version } }),
      `${project.name}: ${PROJECT_STATE_TEXTS[state]}.`,
    );
  };
  return (
    <>
      <ActWords act={act} />
      <div role="alert" className="empty:hidden">
        {refused && <Notice tone="error">{refused}</Notice>}
      </div>
      <Board
        label="Nástenka projektov"
        columns={columns.map(({ state, count, projects }) => ({
          key: state,
          name: PROJECT_STATE_TEXTS[state],
          mark: <Mark state={state} />,
          count,
          all: count > projects.length && (
            <Link to={`${PROJECTS}?${PROJECT_LIST.names.state}=${state}`} className="text-link">
              všetky
            </Link>
          ),
          rows: projects,
        }))}
        rowKey={({ id }) => id}
        nameOf={({ name }) => `projekt ${name}`}
        card={(project) => <CardTexts project={project} />}
        canMove={({ moves }, column) => moves.some((to) => to === column)}
        isMovable={({ moves }) => moves.length > 0}
        onMove={(project, column) => {
          const to = stateOf(column);
          if (to) move(project, to);
        }}
        onAsk={setAsked}
        onCardKey={(key, project) => {
          if (key === 's' && project.moves.length > 0) setAsked(project);
        }}
      />
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Presunúť projekt ${asked?.name ?? ''} do…`}
      >
        <ul className="grid gap-2 px-5 py-6 md:px-8">
          {asked?.moves.map((to, index) => (
            <li key={to}>
              <Button
                size="small"
                className="w-full justify-start"
                {...(index === 0 && { 'data-first': true })}
                onClick={() => move(asked, to)}
              >
                <Mark state={to} />
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** What a card says; the name leads to the project. */
function CardTexts({ project }: { project: ProjectRow }) {
  const { id, name, client, progress } = project;
  return (
    <>
      <p className="board-card-name">
        <Link to={projectDeskPath(id)} data-row tabIndex={0} draggable={false}>
          {name}
        </Link>
      </p>
      <span className="board-count">{progress}&nbsp;%</span>
      <p className="board-card-lines">{tied(client.name)}</p>
      <p className="board-card-lines">
        <Expected project={project} />
      </p>
      <div className="board-card-foot">
        <span>
          Spustenie <Launch project={project} />
        </span>
      </div>
    </>
  );
}
