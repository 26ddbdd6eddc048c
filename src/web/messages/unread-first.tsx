import { cappedCount } from '#domain/api/count-cap.ts';
import type { RowGroup } from '../design/areas/area-table.tsx';

/** Rows of a list with messages that nobody has opened. */
export interface UnreadRows<Row> {
  rows: readonly Row[];
  /** How many there are in all. */
  count: number;
}

/** What is unread before everything else of a list, with how many there are; each row stands once. */
export function unreadFirst<Row extends { id: string }>(
  unread: UnreadRows<Row>,
  groups: readonly RowGroup<Row>[],
): RowGroup<Row>[] {
  if (unread.rows.length === 0) return [...groups];
  const ids = new Set(unread.rows.map(({ id }) => id));
  const rest = groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => !ids.has(id)) }));
  const [only, ...others] = rest;
  // A list without groups gets one, so that it is seen where what is unread ends.
  const isOne = only !== undefined && others.length === 0 && only.head === undefined;
  return [
    { key: 'unread', rows: unread.rows, head: <UnreadHead count={unread.count} /> },
    ...(isOne ? [{ ...only, head: <b>Ostatné</b> }] : rest),
  ];
}

const UnreadHead = ({ count }: { count: number }) => (
  <>
    <b>Neprečítané</b>
    <span className="font-mono text-mark font-medium text-ink-2">{cappedCount(count)}</span>
  </>
);
