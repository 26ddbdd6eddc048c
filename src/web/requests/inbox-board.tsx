import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import type { inboxBoard } from '#domain/requests/inbox-calls.ts';
import type { InboxRow } from '#domain/requests/inbox-contract.ts';
import { INBOX_STATUS_TEXTS } from '#domain/requests/inbox-texts.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#domain/requests/request-status.ts';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { useInboxActs } from './inbox-acts.tsx';
import { BOARD, inboxOf, requestAt } from './inbox-addresses.ts';
import { useMoves } from './inbox-move.tsx';
import type { FromList } from './inbox-table.tsx';
import { cappedCount, estimateOf, fromWhom, RowClock, whatIsWanted } from './inbox-words.tsx';
import '../design/areas/board.css';

type BoardColumn = AnswerOf<typeof inboxBoard>[number];
type Moves = ReturnType<typeof useMoves>;

/** A finger that stays this long on a card lifts it; one that moves before pushes the board. */
const LIFT = { delay: 250, tolerance: 8 };
/** A mouse that moves this far drags instead of pressing. */
const DRAG = { distance: 6 };

const statusOf = (id: unknown): RequestStatus | undefined => REQUEST_STATUSES.find((status) => status === id);

/** The arrows carry a card from column to column, not by pixels. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { droppableRects, over, active } = context;
  const columns = REQUEST_STATUSES.filter((status) => droppableRects.has(status));
  const from = statusOf(over?.id) ?? statusOf(active?.data.current?.['status']);
  const to = columns[columns.findIndex((status) => status === from) + step];
  const rect = to && droppableRects.get(to);
  return rect ? { x: rect.left, y: currentCoordinates.y } : currentCoordinates;
};

/** Requests as cards in the columns of their states; moved by the menu of a card, or dragged. */
export function InboxBoard({ columns }: { columns: readonly BoardColumn[] }) {
  const acts = useInboxActs();
  const moves = useMoves(acts);
  const [lifted, setLifted] = useState<InboxRow | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: DRAG }),
    useSensor(TouchSensor, { activationConstraint: LIFT }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const rows = columns.flatMap((column) => column.rows);
  const rowOf = (id: unknown) => rows.find((row) => row.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const [row, to] = [rowOf(active.id), statusOf(over?.id)];
    if (row && to) moves.move(row, to);
  };
  const press = ({ key, target }: KeyboardEvent, row: InboxRow) => {
    if (!(target instanceof HTMLAnchorElement)) return;
    if (key === 's') moves.ask(row);
    if (key === 'e') acts.archive([row]);
  };
  return (
    <>
      {acts.notices}
      <DndContext
        sensors={sensors}
        accessibility={{
          announcements: announcementsOf((id) => rowOf(id)?.ticket ?? ''),
          screenReaderInstructions: {
            draggable:
              'Medzerníkom zdvihnete, šípkami presuniete do iného stavu a\u00A0medzerníkom položíte.',
          },
        }}
        onDragStart={({ active }) => setLifted(rowOf(active.id) ?? null)}
        onDragEnd={drop}
        onDragCancel={() => setLifted(null)}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a screen, it is pushed by the arrows */}
        <section className="board" aria-label="Nástenka dopytov" tabIndex={0}>
          {columns.map((column) => (
            <Column
              key={column.status}
              column={column}
              lifted={lifted}
              moves={moves}
              ids={column.rows.map(({ id }) => id)}
              onKey={press}
            />
          ))}
        </section>
        <DragOverlay dropAnimation={null}>
          {lifted && (
            <article className="board-card" data-lifted="true">
              <CardTexts row={lifted} />
            </article>
          )}
        </DragOverlay>
      </DndContext>
      {moves.dialogs}
    </>
  );
}

const announcementsOf = (ticketOf: (id: unknown) => string): Announcements => {
  const name = (id: unknown) => {
    const status = statusOf(id);
    return status ? `stĺpec ${INBOX_STATUS_TEXTS[status]}` : 'miesto mimo stĺpcov';
  };
  return {
    onDragStart: ({ active }) => `Dopyt ${ticketOf(active.id)} je zdvihnutý.`,
    onDragOver: ({ active, over }) => `Dopyt ${ticketOf(active.id)}: ${name(over?.id)}.`,
    onDragEnd: ({ active, over }) => `Dopyt ${ticketOf(active.id)} je položený: ${name(over?.id)}.`,
    onDragCancel: ({ active }) => `Dopyt ${ticketOf(active.id)} zostal, kde bol.`,
  };
};

interface ColumnProps {
  column: BoardColumn;
  lifted: InboxRow | null;
  moves: Moves;
  ids: readonly string[];
  onKey: (event: KeyboardEvent, row: InboxRow) => void;
}

function Column({ column: { status, count, rows }, lifted, moves, ids, onKey }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const name = INBOX_STATUS_TEXTS[status];
  const isTarget = isOver && lifted && lifted.status !== status;
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className="board-column"
      data-over={isTarget ? (moves.canMove(lifted, status) ? 'allowed' : 'refused') : undefined}
    >
      <div className="board-head">
        <h2>
          <StateMark of="request" state={status}>
            {name}
          </StateMark>
        </h2>
        <span className="board-count">{cappedCount(count)}</span>
        {count > rows.length && (
          <Link to={inboxOf(status)} className="text-link ml-auto">
            všetky
          </Link>
        )}
      </div>
      <ul className="board-cards">
        {rows.length === 0 && <li className="board-none">Nič tu nie je.</li>}
        {rows.map((row) => (
          <Card key={row.id} row={row} ids={ids} moves={moves} onKey={onKey} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  row: InboxRow;
  ids: readonly string[];
  moves: Moves;
  onKey: (event: KeyboardEvent, row: InboxRow) => void;
}

function Card({ row, ids, moves, onKey }: CardProps) {
  const { id, ticket, status } = row;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    data: { status },
  });
  const { onKeyDown: lift, ...pointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'board-card opacity-50' : 'board-card'}
      onKeyDown={(event) => onKey(event, row)}
      {...pointer}
    >
      <CardTexts row={row} ids={ids} />
      <div className="board-card-acts">
        <Button variant="link" size="dense" onClick={() => moves.ask(row)}>
          Presunúť do… <span className="sr-only">dopyt {ticket}</span>
        </Button>
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          aria-label={`Zdvihnúť dopyt ${ticket}`}
          className="board-grip"
          onKeyDown={(event) => lift?.(event)}
        >
          <GripVertical aria-hidden="true" size={16} strokeWidth={1.5} />
        </button>
      </div>
    </li>
  );
}

/** What a card says; the name leads to the request. */
function CardTexts({ row, ids = [] }: { row: InboxRow; ids?: readonly string[] }) {
  return (
    <>
      <p className="board-card-name">
        <Link to={requestAt(row.id)} state={{ address: BOARD, ids } satisfies FromList} draggable={false}>
          {fromWhom(row)}
        </Link>
      </p>
      <span className="board-count">{row.ticket.replace('#', '')}</span>
      <p className="board-card-lines">{whatIsWanted(row)}</p>
      <div className="board-card-foot">
        <span className="money">{row.estimate !== null && estimateOf(row)}</span>
        <RowClock row={row} now={new Date()} />
      </div>
    </>
  );
}
