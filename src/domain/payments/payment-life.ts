import type { Day } from '../kernel/local-time.ts';

/** The life of a payment call (business 3) as it is stored. */
export const STORED_PAYMENT_STATES = ['open', 'paid', 'cancelled'] as const;
export type StoredPaymentState = (typeof STORED_PAYMENT_STATES)[number];

/** As it is shown: one that nobody has asked for yet waits for its stage; overdue is computed. */
export const PAYMENT_STATES = ['waiting', 'open', 'overdue', 'paid', 'cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the operator does with a call: asks for it, notes that all or a part was paid, gives it up. */
export const PAYMENT_STEPS = ['ask', 'pay', 'split', 'cancel'] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

const POSSIBLE: Record<PaymentState, readonly PaymentStep[]> = {
  // Somebody may pay before being asked to.
  waiting: ['ask', 'pay', 'split', 'cancel'],
  // Asking again sends the mail again.
  open: ['pay', 'split', 'ask', 'cancel'],
  overdue: ['pay', 'split', 'ask', 'cancel'],
  paid: [],
  cancelled: [],
};

/** The steps that are possible now, the usual one first. */
export const paymentSteps = (state: PaymentState): readonly PaymentStep[] => POSSIBLE[state];

/** Whether it was asked for and is still to be paid. */
export const isToPay = (state: PaymentState): boolean => state === 'open' || state === 'overdue';

/** Within it a call that was asked for is not asked for anew: it was pressed twice, or in two windows. */
const ASKED_ONCE_MS = 60_000;

/** Whether a call has been asked for a moment ago. */
export const isJustAsked = ({ askedAt }: { askedAt: Date | null }, now: Date): boolean =>
  askedAt !== null && now.getTime() - askedAt.getTime() < ASKED_ONCE_MS;

/** The state on the local day `today`; a call is overdue from the day after its last one. */
export function paymentStateOn(
  { state, dueOn }: { state: StoredPaymentState; dueOn: Day | null },
  today: Day,
): PaymentState {
  if (state !== 'open') return state;
  if (dueOn === null) return 'waiting';
  return dueOn < today ? 'overdue' : 'open';
}
