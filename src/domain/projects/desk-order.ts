import type { Day } from '../kernel/local-time.ts';
import type { Cents } from '../kernel/money.ts';
import { compareAscii } from '../kernel/text.ts';
import type { ListedLaunch } from './desk-texts.ts';
import { isBeforeLaunch } from './project-life.ts';

interface Ordered extends ListedLaunch {
  next: { until: Day | null } | null;
  /** Of calls after their last day. */
  overdue: Cents;
}

/** Projects as the operator looks for them: what has been late for longest first, what is closed last, the rest as it came. */
export const deskOrder = <Row extends Ordered>(rows: readonly Row[], today: Day): Row[] =>
  rows.toSorted(
    (one, other) =>
      rankOf(one, today) - rankOf(other, today) ||
      compareAscii(lateSince(one, today), lateSince(other, today)),
  );

function rankOf(row: Ordered, today: Day): number {
  if (row.state === 'closed') return 2;
  return row.overdue > 0 || lateSince(row, today) < today ? 0 : 1;
}

/** The last day of what has been due for longest; today where nothing is late, or nobody has said since when. */
function lateSince({ state, launchOn, next }: Ordered, today: Day): Day {
  const due = [next?.until ?? today, isBeforeLaunch(state) ? launchOn : today, today];
  return state === 'closed' ? today : (due.toSorted()[0] ?? today);
}
