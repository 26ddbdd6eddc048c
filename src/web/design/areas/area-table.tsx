import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classes } from '../classes.ts';
import { inheritFocus } from '../focus-control.ts';
import './areas.css';
import './desk.css';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Sums and dates stand right. */
  align?: 'end';
  /** A CSS length; without one the column takes what is left. */
  width?: string;
  /** Left out where the table is narrow. */
  wideOnly?: boolean;
  /** On one line, cut at the end of the column. */
  clip?: boolean;
  /** On phones a row has more lines: what is second stands under the lead side by side, a line alone; or the lead tells it. */
  onPhones?: 'lead' | 'second' | 'line' | 'none';
}

export interface RowGroup<Row> {
  key: string;
  /** Stands over the rows: a state with their count. */
  head?: ReactNode;
  rows: readonly Row[];
}

interface AreaTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  groups: readonly RowGroup<Row>[];
  rowKey: (row: Row) => string;
  /** Rows of 40 px for a mouse; they stay 56 px high under fingers. */
  dense?: boolean;
  /** Said while the rows are on their way. */
  loading?: string | undefined;
  /** The second line of a row on phones, cut at its end; without it the second columns stand there. */
  phoneLine?: (row: Row) => ReactNode;
  /** Stands in the place of rows when there are none. */
  empty: ReactNode;
  /** Past, such as archived: in secondary ink. */
  isPast?: (row: Row) => boolean;
  chosen?: ReadonlySet<string>;
  /** Space, X or a press on a row; makes rows selectable. */
  onChoose?: (key: string) => void;
  /** Enter, or a press on a row. */
  onOpen?: (key: string) => void;
  /** Another key on a row; true where it did something. */
  onKey?: (key: string, row: string) => boolean;
}

/** Keys of the rows that are drawn meanwhile. */
const ON_THEIR_WAY = ['a', 'b', 'c'];

/** The row a key leads to from another one, of so many; undefined for every other key. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, Home: -count, End: count };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), count - 1);
}

/** What a key does to the row it is pressed on. */
export function rowAction(key: string, can: { choose: boolean; open: boolean }) {
  if (key === 'Enter' && can.open) return 'open';
  return can.choose && ['Enter', ' ', 'x'].includes(key) ? 'choose' : undefined;
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

/** Rows with rules. Where they can be chosen or opened, one of them is in the tab order and the arrows move on. */
export function AreaTable<Row>({
  label,
  columns,
  groups,
  rowKey,
  dense,
  loading,
  phoneLine,
  empty,
  isPast,
  chosen,
  onChoose,
  onOpen,
  onKey,
}: AreaTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(0);
  const isGrid = Boolean(onChoose ?? onOpen);
  const order = groups.flatMap(({ rows }) => rows.map(rowKey));
  const current = Math.min(at, order.length - 1);
  const act = { choose: onChoose, open: onOpen };
  useFocusStays(table, order);

  const press = (event: KeyboardEvent, key: string, index: number) => {
    // Keys inside a link or a field of the row are theirs.
    if (event.target !== event.currentTarget || hasModifier(event)) return;
    const next = rowAfter(event.key, index, order.length);
    const action = rowAction(event.key, { choose: Boolean(onChoose), open: Boolean(onOpen) });
    if (next === undefined && !action) {
      if (onKey?.(event.key, key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (action) act[action]?.(key);
    if (next !== undefined) table.current?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus();
  };
  const click = (event: MouseEvent, key: string) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return;
    const onMark = event.target instanceof Element && event.target.closest('.area-table-mark');
    (onMark ? onChoose : (onOpen ?? onChoose))?.(key);
  };

  const span = columns.length + Number(Boolean(onChoose));
  return (
    <div className="area-table-frame">
      <table
        ref={table}
        aria-label={label}
        aria-busy={loading ? true : undefined}
        {...(isGrid && { role: 'grid', 'aria-multiselectable': Boolean(onChoose) })}
        className={classes('area-table', dense && 'area-table-dense', isGrid && 'area-table-live')}
      >
        <Head columns={columns} marks={Boolean(onChoose)} />
        {loading && <Waiting columns={columns} marks={Boolean(onChoose)} said={loading} />}
        {!loading && order.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={span} className="area-table-empty">
                {empty}
              </td>
            </tr>
          </tbody>
        )}
        {!loading &&
          groups.map(({ key: group, head, rows }) => (
            <tbody key={group}>
              {head && rows.length > 0 && (
                <tr>
                  <th scope="rowgroup" colSpan={span} className="area-table-group">
                    <span>{head}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => {
                const key = rowKey(row);
                const index = order.indexOf(key);
                return (
                  <tr
                    key={key}
                    data-row
                    className={isPast?.(row) ? 'tone-quiet' : undefined}
                    {...(onChoose && { 'aria-selected': chosen?.has(key) ?? false })}
                    {...(isGrid && {
                      tabIndex: index === current ? 0 : -1,
                      onFocus: () => setAt(index),
                      onKeyDown: (event: KeyboardEvent) => press(event, key, index),
                      onClick: (event: MouseEvent) => click(event, key),
                    })}
                  >
                    {onChoose && <td className="area-table-mark" />}
                    {columns.map(({ key: column, cell, ...place }) => (
                      <td key={column} className={cellClass(place)}>
                        {place.clip ? <span className="area-table-clip">{cell(row)}</span> : cell(row)}
                        {place.onPhones === 'lead' && (
                          <SecondLine columns={columns} row={row} line={phoneLine} />
                        )}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          ))}
      </table>
    </div>
  );
}

/** A row that goes while it has the focus leaves it to the one that takes its place. */
function useFocusStays(table: RefObject<HTMLTableElement | null>, order: readonly string[]): void {
  const focused = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other rows are shown
  useEffect(() => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    if (focused.current >= 0) inheritFocus(rows[Math.min(focused.current, rows.length - 1)] ?? null);
    const note = () => {
      focused.current = rows.findIndex((row) => row === document.activeElement);
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [table, order.join(' ')]);
}

/** The columns, and whether one of the marks of what is chosen stands before them. */
interface Columns<Row> {
  columns: readonly Column<Row>[];
  marks: boolean;
}

function Head<Row>({ columns, marks }: Columns<Row>) {
  return (
    <thead>
      <tr>
        {marks && <td className="area-table-mark" />}
        {columns.map(({ key, head, width, ...place }) => (
          <th key={key} scope="col" style={width ? { width } : undefined} className={cellClass(place)}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Rows drawn while the true ones are on their way. */
function Waiting<Row>({ columns, marks, said }: Columns<Row> & { said: string }) {
  return (
    <tbody>
      {ON_THEIR_WAY.map((row, index) => (
        <tr key={row}>
          {marks && <td className="area-table-mark" />}
          {columns.map(({ key, ...place }, column) => (
            <td key={key} className={cellClass(place)}>
              {index === 0 && column === 0 && (
                <span role="status" className="sr-only">
                  {said}
                </span>
              )}
              <span className="area-table-bar" aria-hidden="true" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface SecondLineProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  line: ((row: Row) => ReactNode) | undefined;
}

/** Drawn on phones only, where the columns it repeats are not. */
const SecondLine = <Row,>({ columns, row, line }: SecondLineProps<Row>) => (
  <span className="area-table-second">
    {line ? (
      <span className="area-table-line area-table-clip">{line(row)}</span>
    ) : (
      columns
        .filter(({ onPhones }) => onPhones === 'second' || onPhones === 'line')
        .map(({ key, cell, onPhones }) => (
          <span key={key} className={onPhones === 'line' ? 'area-table-line' : undefined}>
            {cell(row)}
          </span>
        ))
    )}
  </span>
);

const cellClass = ({ align, wideOnly, onPhones }: Pick<Column<never>, 'align' | 'wideOnly' | 'onPhones'>) =>
  classes(
    align === 'end' && 'area-table-end',
    onPhones === 'lead' && 'area-table-lead',
    wideOnly && 'area-table-wide',
    onPhones !== undefined && onPhones !== 'lead' && 'area-table-wider',
  ) || undefined;
