import type { Day } from '../kernel/local-time.ts';
import type { Cents } from '../kernel/money.ts';
import type { ListedLaunch } from './desk-texts.ts';
import { isBeforeLaunch } from './project-life.ts';

interface Ordered extends ListedLaunch {
  next: { until: Day | null } | null;
  /** Of calls after their last day. */
  overdue: Cents;
}

/** Projects as the operator looks for them: what is late first, what is closed last, each as it came. */
export const deskOrder = <Row extends Ordered>(rows: readonly Row[], today: Day): Row[] =>
  rows.toSorted((one, other) => rankOf(one, today) - rankOf(other, today));

function rankOf({ state, launchOn, next, overdue }: Ordered, today: Day): number {
  if (state === 'closed') return 2;
  const isLate = overdue > 0 || (next?.until ?? today) < today;
  return isLate || (isBeforeLaunch(state) && launchOn < today) ? 0 : 1;
}
