import { cappedCount } from '#domain/api/count-cap.ts';
import type { RowGroup } from '../design/areas/area-table.tsx';

/** Rows of a list with messages that wait for an answer. */
export interface UnansweredRows<Row> {
  rows: readonly Row[];
  /** How many there are in all. */
  count: number;
}

/** What is unanswered before everything else of a list, with how many there are; each row stands once. */
export function unansweredFirst<Row extends { id: string }>(
  unanswered: UnansweredRows<Row>,
  groups: readonly RowGroup<Row>[],
): RowGroup<Row>[] {
  if (unanswered.rows.length === 0) return [...groups];
  const ids = new Set(unanswered.rows.map(({ id }) => id));
  const rest = groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => !ids.has(id)) }));
  const [only, ...others] = rest;
  // A list without groups gets one, so that it is seen where what is unanswered ends.
  const isOne = only !== undefined && others.length === 0 && only.head === undefined;
  return [
    { key: 'unanswered', rows: unanswered.rows, head: <UnansweredHead count={unanswered.count} /> },
    ...(isOne ? [{ ...only, head: <b>Ostatné</b> }] : rest),
  ];
}

const UnansweredHead = ({ count }: { count: number }) => (
  <>
    <b>Správy bez odpovede</b>
    <span className="font-mono text-mark font-medium text-ink-2">{cappedCount(count)}</span>
  </>
);
