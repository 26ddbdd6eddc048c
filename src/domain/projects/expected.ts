import type { Day } from '../kernel/local-time.ts';
import { compareAscii } from '../kernel/text.ts';
import { addWorkingDays, type WorkingTime } from '../kernel/working-time.ts';
import { isToPay, type PaymentState } from '../payments/payment-life.ts';
import { type ChecklistState, isMissing } from './checklist-life.ts';
import { isAtWork, type ProjectState } from './project-life.ts';
import type { StageState } from './stage-life.ts';

/** What is expected of a client (business 5), in the order in which they should do it: "repair" what came back, then "bring" the rest. */
export const EXPECTED_KINDS = ['approve', 'accept', 'pay', 'repair', 'bring', 'answer'] as const;
export type ExpectedKind = (typeof EXPECTED_KINDS)[number];

export interface Expected {
  kind: ExpectedKind;
  /** Of the item, stage, offer or payment; of the record that was written at, for "answer". */
  id: string;
  /** Name of it. */
  name: string;
  /** Null where nobody has said until when: a message. */
  until: Day | null;
}

/** What a project itself can expect of its client. */
type OfProject = Expected & { kind: Exclude<ExpectedKind, 'answer'> };

/** What of a project its client can be asked for. */
export interface ExpectedFacts {
  state: ProjectState;
  stages: readonly { id: string; name: string; state: StageState; deliveredOn: Day | null }[];
  items: readonly { id: string; title: string; state: ChecklistState; dueOn: Day }[];
  payments: readonly { id: string; name: string; state: PaymentState; dueOn: Day | null }[];
  /** Addenda that the client can still accept. */
  addenda: readonly { id: string; title: string; validUntil: Day }[];
}

/** Working days in which a client answers and looks at what was delivered, as all documents say too. */
export const ANSWER_DAYS = 5;

/** Until when the client should approve what was delivered; silence after it is shown, never assumed (business 3). */
export const approvalDueOn = (deliveredOn: Day, time: WorkingTime): Day =>
  addWorkingDays(deliveredOn, ANSWER_DAYS, time);

/** The same of a stage; null of one that is not delivered, or approved already. */
export const approveByOf = (
  { state, deliveredOn }: { state: StageState; deliveredOn: Day | null },
  time: WorkingTime,
): Day | null => (state === 'delivered' && deliveredOn !== null ? approvalDueOn(deliveredOn, time) : null);

/**
 * All that a project expects of its client, in no order. While it rests or is closed, only that what was asked for is paid
 * and what was offered is answered.
 */
export function expectedOfClient(
  { state, stages, items, payments, addenda }: ExpectedFacts,
  today: Day,
  time: WorkingTime,
): OfProject[] {
  const open = payments.filter((payment) => isToPay(payment.state));
  const always = [
    ...open.map(({ id, name, dueOn }): OfProject => ({ kind: 'pay', id, name, until: dueOn })),
    ...addenda.map(
      ({ id, title, validUntil }): OfProject => ({ kind: 'accept', id, name: title, until: validUntil }),
    ),
  ];
  if (!isAtWork(state)) return always;
  return [
    ...always,
    ...stages
      .filter((stage) => stage.state === 'delivered')
      .map(({ id, name, deliveredOn }): OfProject => {
        const until = approvalDueOn(deliveredOn ?? today, time);
        return { kind: 'approve', id, name, until };
      }),
    ...items
      .filter((item) => isMissing(item.state))
      .map(({ id, title, state: item, dueOn }): OfProject => {
        const kind = item === 'returned' ? 'repair' : 'bring';
        return { kind, id, name: title, until: dueOn };
      }),
  ];
}

type Ordered = Pick<Expected, 'kind' | 'until'>;

/** An approval and an addendum or offer are both a decision. */
const rankOf = ({ kind }: Ordered): number => EXPECTED_KINDS.indexOf(kind === 'accept' ? 'approve' : kind);

/**
 * The order in which a client should do what is expected: decide, pay, repair, bring, then read; of that what has been due for
 * longest first.
 */
export const byUrgency = (a: Ordered, b: Ordered): number =>
  rankOf(a) - rankOf(b) ||
  compareAscii(a.until ?? '', b.until ?? '') ||
  EXPECTED_KINDS.indexOf(a.kind) - EXPECTED_KINDS.indexOf(b.kind);
