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
import { ArrowRightLeft, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { capitalised } from '#domain/kernel/text.ts';
import { inheritFocus } from '../focus-control.ts';
import './areas.css';
import './desk.css';

export interface BoardColumn<Row> {
  /** Names the column among its sisters. */
  key: string;
  /** What it is called, and how that is drawn. */
  name: string;
  mark: ReactNode;
  /** How many there are, of which `rows` are the first. */
  count: ReactNode;
  /** The way to all of them. */
  all?: ReactNode;
  rows: readonly Row[];
}

interface BoardProps<Row> {
  /** For screen readers: "Nástenka dopytov". */
  label: string;
  columns: readonly BoardColumn<Row>[];
  rowKey: (row: Row) => string;
  /** What a card is called, in its first and fourth case: "dopyt #0012". */
  nameOf: (row: Row) => string;
  /** What a card says: a `board-card-name` with the link of the whole card, which has `data-row`, and the rest. */
  card: (row: Row) => ReactNode;
  /** Whether a card can be moved there; a column that says no is drawn so while the card is over it. */
  canMove: (row: Row, column: string) => boolean;
  /** Whether a card can be moved at all; all can when it is left out. */
  isMovable?: (row: Row) => boolean;
  onMove: (row: Row, column: string) => void;
  /** Asks where to. */
  onAsk: (row: Row) => void;
  /** A key on the link of a card. */
  onCardKey?: (key: string, row: Row) => void;
}

/** A finger that stays this long on a card lifts it; one that moves before pushes the board. */
const LIFT = { delay: 250, tolerance: 8 };
/** A mouse that moves this far drags instead of pressing. */
const DRAG = { distance: 6 };

/** The arrows carry a card from column to column, not by pixels. */
const toNextColumn =
  (columns: readonly string[]): KeyboardCoordinateGetter =>
  (event, { context, currentCoordinates }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const { droppableRects, over, active } = context;
    const from = columns.indexOf(String(over?.id ?? active?.data.current?.['column']));
    const to = columns[from + step];
    const rect = to === undefined ? undefined : droppableRects.get(to);
    return rect ? { x: rect.left, y: currentCoordinates.y } : currentCoordinates;
  };

/**
 * Records as cards in the columns of their states: dragged, moved by the menu of a card, or lifted by the space bar and
 * carried by the arrows, which is said aloud. From the name of a card the arrows lead to the other cards.
 */
export function Board<Row>(props: BoardProps<Row>) {
  const { label, columns, rowKey, nameOf, card, onMove } = props;
  const [lifted, setLifted] = useState<string | null>(null);
  const board = useRef<HTMLElement>(null);
  useFocusStays(board, columns.map(({ rows }) => rows.map(rowKey).join(' ')).join('|'));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: DRAG }),
    useSensor(TouchSensor, { activationConstraint: LIFT }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextColumn(columns.map(({ key }) => key)),
      // While the board glides to a column, the next press would still count from the one before.
      scrollBehavior: 'auto',
    }),
  );
  const rowOf = (id: unknown) => columns.flatMap(({ rows }) => rows).find((row) => rowKey(row) === id);
  const raised = rowOf(lifted);
  const shown = useShownColumn(columns);
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const row = rowOf(active.id);
    if (row && over) onMove(row, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: announcementsOf(
          (id) => {
            const row = rowOf(id);
            return row ? nameOf(row) : '';
          },
          (id) => columns.find(({ key }) => key === id)?.name,
        ),
        screenReaderInstructions: {
          draggable: 'Medzerníkom zdvihnete, šípkami presuniete do iného stavu a\u00A0medzerníkom položíte.',
        },
      }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
    >
      <nav aria-label={`${label}, stĺpce`} className="board-tabs">
        {columns.map(({ key, mark, count }) => (
          <Link
            key={key}
            to={{ hash: key }}
            replace
            preventScrollReset
            className="area-tab"
            data-state={key === shown ? 'active' : 'inactive'}
            aria-current={key === shown ? 'true' : undefined}
          >
            {mark}
            <span className="area-tab-count">{count}</span>
          </Link>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a screen, it is pushed by the arrows */}
      <section ref={board} className="board" aria-label={label} tabIndex={0} onKeyDown={walk}>
        {columns.map((column) => (
          <Column
            key={column.key}
            board={props}
            column={column}
            raised={raised}
            isShown={column.key === shown}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {raised && (
          <article className="board-card" data-lifted="true">
            {card(raised)}
          </article>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The one column that a phone shows: the one in the address, so that Back leads to it, else the first with a card. */
function useShownColumn<Row>(columns: readonly BoardColumn<Row>[]): string | undefined {
  const { hash } = useLocation();
  const asked = columns.find(({ key }) => hash === `#${key}`);
  return (asked ?? columns.find(({ rows }) => rows.length > 0) ?? columns[0])?.key;
}

const cardsOf = (board: HTMLElement | null): HTMLElement[][] =>
  [...(board?.querySelectorAll('.board-column') ?? [])].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-row]'),
  ]);

/** A card that leaves its column while it has the focus leaves it to the one that takes its place, else to the first of all. */
function useFocusStays(board: RefObject<HTMLElement | null>, shown: string): void {
  const left = useRef({ column: -1, place: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other cards are shown
  useEffect(() => {
    const columns = cardsOf(board.current);
    const { column, place } = left.current;
    const beside = columns[column];
    if (column >= 0) inheritFocus(beside?.[Math.min(place, beside.length - 1)] ?? columns.flat()[0] ?? null);
    const note = () => {
      const held = document.activeElement;
      // Of a dialog over the board the focus comes back.
      if (!board.current?.contains(held)) return;
      const card = held?.closest('li')?.querySelector<HTMLElement>('[data-row]');
      const at = columns.findIndex((cards) => card && cards.includes(card));
      left.current = { column: at, place: card ? (columns[at]?.indexOf(card) ?? 0) : 0 };
    };
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !board.current?.contains(target)) left.current = { column: -1, place: 0 };
    };
    note();
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, [board, shown]);
}

const STEPS: Readonly<Record<string, { column: -1 | 0 | 1; row: -1 | 0 | 1 }>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  k: { column: 0, row: -1 },
  j: { column: 0, row: 1 },
};

/** From the name of a card to that of another one: in its column, or at the same height of the next that is not empty. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const step = STEPS[key];
  if (!step || !(target instanceof HTMLAnchorElement) || !target.matches('[data-row]')) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const columns = cardsOf(currentTarget).filter((cards) => cards.length > 0);
  const at = columns.findIndex((cards) => cards.includes(target));
  const cards = columns[at + step.column];
  if (!cards) return;
  const place = (columns[at]?.indexOf(target) ?? 0) + step.row;
  cards[step.row === 0 ? Math.min(place, cards.length - 1) : place]?.focus();
}

function announcementsOf(
  nameOf: (id: unknown) => string,
  columnOf: (id: unknown) => string | undefined,
): Announcements {
  const name = (id: unknown) => capitalised(nameOf(id));
  const place = (id: unknown) => {
    const column = columnOf(id);
    return column === undefined ? 'miesto mimo stĺpcov' : `stĺpec ${column}`;
  };
  return {
    onDragStart: ({ active }) => `${name(active.id)} je zdvihnutý.`,
    onDragOver: ({ active, over }) => `${name(active.id)}: ${place(over?.id)}.`,
    onDragEnd: ({ active, over }) => `${name(active.id)} je položený: ${place(over?.id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} zostal, kde bol.`,
  };
}

interface ColumnProps<Row> {
  board: BoardProps<Row>;
  column: BoardColumn<Row>;
  /** What is being moved. */
  raised: Row | undefined;
  /** Whether it is the one that a phone shows. */
  isShown: boolean;
}

function Column<Row>({ board, column, raised, isShown }: ColumnProps<Row>) {
  const { key, name, mark, count, all, rows } = column;
  const { setNodeRef, isOver } = useDroppable({ id: key });
  const isHome = raised !== undefined && rows.includes(raised);
  const isTarget = isOver && raised !== undefined && !isHome;
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className="board-column"
      data-shown={isShown}
      data-over={isTarget ? (board.canMove(raised, key) ? 'allowed' : 'refused') : undefined}
    >
      <div className="board-head">
        <h2>{mark}</h2>
        <span className="board-count">{count}</span>
        {all && <span className="ml-auto">{all}</span>}
      </div>
      <ul className="board-cards">
        {rows.length === 0 && <li className="board-none">Nič tu nie je.</li>}
        {rows.map((row) => (
          <Card key={board.rowKey(row)} board={board} row={row} column={key} />
        ))}
      </ul>
    </section>
  );
}

function Card<Row>({ board, row, column }: { board: BoardProps<Row>; row: Row; column: string }) {
  const { rowKey, nameOf, card, isMovable, onAsk, onCardKey } = board;
  const name = nameOf(row);
  const canBeMoved = isMovable?.(row) ?? true;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: rowKey(row),
    data: { column },
    disabled: !canBeMoved,
  });
  const { onKeyDown: lift, ...pointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'board-card opacity-50' : 'board-card'}
      onKeyDown={({ key, target }) => target instanceof HTMLAnchorElement && onCardKey?.(key, row)}
      {...pointer}
    >
      {card(row)}
      {canBeMoved && (
        <div className="board-card-acts">
          <button
            type="button"
            title="Presunúť do…"
            aria-label={`Presunúť do… ${name}`}
            className="board-act"
            onClick={() => onAsk(row)}
          >
            <ArrowRightLeft aria-hidden="true" size={16} strokeWidth={1.5} />
          </button>
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            aria-label={`Zdvihnúť ${name}`}
            className="board-act board-grip"
            onKeyDown={(event) => lift?.(event)}
          >
            <GripVertical aria-hidden="true" size={16} strokeWidth={1.5} />
          </button>
        </div>
      )}
    </li>
  );
}
