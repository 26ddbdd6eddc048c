import type { Day } from '../kernel/local-time.ts';
import type { Cents } from '../kernel/money.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { byUrgency, type Expected, type ExpectedFacts, expectedOfClient } from './expected.ts';
import type { LateItem } from './plan.ts';

/** What is expected of the client at one project, with what they have to know of it. */
export interface PortalExpected extends Expected {
  isLate: boolean;
  /** Working days by which it puts the launch off; 0 of all but items that are late. */
  shift: number;
  /** Cents of a payment or an addendum, null of the rest. */
  amount: Cents | null;
  /** Variable symbol of a payment, number of an addendum, and of an offer that is written about; empty of the rest. */
  number: string;
  /** Which of the project's payments it is, 1 for the first; 0 of the rest. */
  position: number;
  /** Why an item came back; empty of the rest. */
  reason: string;
  /** How many messages are unread; 0 of the rest. */
  count: number;
  /** How many items are to be brought after the first, which have no row of their own; 0 of all but that one. */
  more: number;
}

export interface PortalExpectedFacts extends ExpectedFacts {
  id: string;
  plan: { late: readonly LateItem[] };
  items: readonly (ExpectedFacts['items'][number] & { returnReason: string })[];
  payments: readonly (ExpectedFacts['payments'][number] & {
    amount: Cents;
    symbol: string;
    position: number;
  })[];
  addenda: readonly (ExpectedFacts['addenda'][number] & { number: string; onceTotal: Cents })[];
  /** Messages of the operator that the client has not seen. */
  unread: number;
}

/**
 * All that is expected of the client at a project, in their order: its steps, and messages. Whatever came back is a row with
 * its reason; of the rest of what is to be brought only the first item, which says how much more there is. The overview of all
 * projects says the same.
 */
export function portalExpected(facts: PortalExpectedFacts, today: Day, time: WorkingTime): PortalExpected[] {
  const { id, unread } = facts;
  const rows: PortalExpected[] = [
    ...expectedOfClient(facts, today, time).map((one) => expectedRow(one, today, detailsOf(one, facts))),
    ...(unread === 0
      ? []
      : [expectedRow({ kind: 'answer', id, name: '', until: null }, today, { count: unread })]),
  ].toSorted(byUrgency);
  const [first, ...others] = rows.filter(({ kind }) => kind === 'bring');
  return rows.flatMap((row) => {
    if (row === first) return [{ ...row, more: others.length }];
    return others.includes(row) ? [] : [row];
  });
}

/** Something that is expected, with what only its kind has to say. */
export const expectedRow = (one: Expected, today: Day, details: Partial<PortalExpected>): PortalExpected => ({
  ...{ shift: 0, amount: null, number: '', position: 0, reason: '', count: 0, more: 0 },
  ...one,
  isLate: one.until !== null && one.until < today,
  ...details,
});

/** What only one kind of them has to say. */
function detailsOf({ kind, id }: Expected, { payments, items, addenda, plan }: PortalExpectedFacts) {
  const payment = kind === 'pay' && payments.find((one) => one.id === id);
  if (payment) return { amount: payment.amount, number: payment.symbol, position: payment.position };
  const addendum = kind === 'accept' && addenda.find((one) => one.id === id);
  if (addendum) return { amount: addendum.onceTotal, number: addendum.number };
  const shift = plan.late.find((late) => late.id === id)?.shift ?? 0;
  if (kind === 'repair') return { shift, reason: items.find((item) => item.id === id)?.returnReason ?? '' };
  return kind === 'bring' ? { shift } : {};
}
