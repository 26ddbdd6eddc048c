import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { changeProject, type projectBoard } from '#domain/projects/calls.ts';
import { PROJECT_STATES, type ProjectState } from '#domain/projects/project-life.ts';
import { projectRefusal } from '#domain/projects/project-refusals.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { ActWords } from '../offers/act-words.tsx';
import { useAct } from '../offers/use-act.ts';
import { callApi } from '../shell/api-client.ts';
import { PROJECT_FILTER, PROJECTS, projectAt } from './project-addresses.ts';
import { launchWords, nextStepWords, type ProjectRow } from './project-words.tsx';
import '../design/areas/board.css';

type BoardColumn = AnswerOf<typeof projectBoard>[number];

/** A finger that stays this long on a card lifts it; a mouse that moves this far drags. */
const LIFT = { delay: 250, tolerance: 8 };
const DRAG = { distance: 6 };

const stateOf = (id: unknown): ProjectState | undefined => PROJECT_STATES.find((state) => state === id);

/** Projects as cards in the columns of their states; moved by the menu of a card, or dragged. */
export function ProjectBoard({ columns }: { columns: readonly BoardColumn[] }) {
  const act = useAct();
  const [asked, setAsked] = useState<ProjectRow | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: DRAG }),
    useSensor(TouchSensor, { activationConstraint: LIFT }),
    useSensor(KeyboardSensor),
  );
  const rows = columns.flatMap(({ projects }) => projects);
  const rowOf = (id: unknown) => rows.find((row) => row.id === id);
  const move = (project: ProjectRow, state: ProjectState) => {
    setAsked(null);
    setRefused(null);
    if (state === project.state) return;
    if (!project.moves.includes(state)) return setRefused(projectRefusal(project.state, state));
    void act.act(
      'move',
      () => callApi(changeProject, { params: { id: project.id }, body: { state } }),
      `${project.name}: ${PROJECT_STATE_TEXTS[state]}.`,
    );
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [row, to] = [rowOf(active.id), stateOf(over?.id)];
    if (row && to) move(row, to);
  };
  return (
    <>
      <ActWords act={act} />
      <div role="alert" className="empty:hidden">
        {refused && <Notice tone="error">{refused}</Notice>}
      </div>
      <DndContext
        sensors={sensors}
        accessibility={{
          announcements: announcementsOf((id) => rowOf(id)?.name ?? ''),
          screenReaderInstructions: {
            draggable: 'Medzerníkom zdvihnete, šípkami presuniete a\u00A0medzerníkom položíte.',
          },
        }}
        onDragEnd={drop}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a screen, it is pushed by the arrows */}
        <section className="board" aria-label="Nástenka projektov" tabIndex={0}>
          {columns.map((column) => (
            <Column key={column.state} column={column} onAsk={setAsked} />
          ))}
        </section>
      </DndContext>
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Presunúť projekt ${asked?.name ?? ''} do…`}
      >
        <ul className="px-5 py-4 md:px-8">
          {asked?.moves.map((to) => (
            <li key={to} className="border-t border-line first:border-t-0">
              <button
                type="button"
                className="flex min-h-target w-full items-center py-2 font-semibold hover:text-link"
                onClick={() => move(asked, to)}
              >
                <StateMark of="project" state={to}>
                  {PROJECT_STATE_TEXTS[to]}
                </StateMark>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

const announcementsOf = (nameOf: (id: unknown) => string): Announcements => {
  const place = (id: unknown) => {
    const state = stateOf(id);
    return state ? `stĺpec ${PROJECT_STATE_TEXTS[state]}` : 'miesto mimo stĺpcov';
  };
  return {
    onDragStart: ({ active }) => `Projekt ${nameOf(active.id)} je zdvihnutý.`,
    onDragOver: ({ active, over }) => `Projekt ${nameOf(active.id)}: ${place(over?.id)}.`,
    onDragEnd: ({ active, over }) => `Projekt ${nameOf(active.id)} je položený: ${place(over?.id)}.`,
    onDragCancel: ({ active }) => `Projekt ${nameOf(active.id)} zostal, kde bol.`,
  };
};

interface ColumnProps {
  column: BoardColumn;
  onAsk: (project: ProjectRow) => void;
}

function Column({ column: { state, count, projects }, onAsk }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: state });
  const name = PROJECT_STATE_TEXTS[state];
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className="board-column"
      data-over={isOver ? 'allowed' : undefined}
    >
      <div className="board-head">
        <h2>
          <StateMark of="project" state={state}>
            {name}
          </StateMark>
        </h2>
        <span className="board-count">{count}</span>
        {count > projects.length && (
          <Link to={`${PROJECTS}?${PROJECT_FILTER.state}=${state}`} className="text-link ml-auto">
            všetky
          </Link>
        )}
      </div>
      <ul className="board-cards">
        {projects.length === 0 && <li className="board-none">Nič tu nie je.</li>}
        {projects.map((project) => (
          <Card key={project.id} project={project} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

function Card({ project, onAsk }: { project: ProjectRow; onAsk: (project: ProjectRow) => void }) {
  const { id, name, client, progress, moves } = project;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
  });
  const { onKeyDown: lift, ...pointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'board-card opacity-50' : 'board-card'}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      {...pointer}
    >
      <p className="board-card-name">
        <Link to={projectAt(id)} draggable={false}>
          {name}
        </Link>
      </p>
      <span className="board-count">{progress}&nbsp;%</span>
      <p className="board-card-lines">
        {client.name}. {nextStepWords(project)}
      </p>
      <div className="board-card-foot">
        <span className={project.delay > 0 ? 'text-error' : undefined}>{launchWords(project)}</span>
      </div>
      {moves.length > 0 && (
        <div className="board-card-acts">
          <Button variant="link" size="dense" onClick={() => onAsk(project)}>
            Presunúť do… <span className="sr-only">projekt {name}</span>
          </Button>
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            aria-label={`Zdvihnúť projekt ${name}`}
            className="board-grip"
            onKeyDown={(event) => lift?.(event)}
          >
            <GripVertical aria-hidden="true" size={16} strokeWidth={1.5} />
          </button>
        </div>
      )}
    </li>
  );
}
