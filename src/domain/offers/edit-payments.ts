import type { Cents } from '../kernel/money.ts';
import type { PlannedPayment } from './offer.ts';

type Plan = readonly PlannedPayment[];
type Share = PlannedPayment['share'];

/** To how many percent the handles of a plan snap. */
const HANDLE_STEP = 5;
const WHOLE = 100;

/** Where each part ends on the whole price, in percent from 0 to 100: the last one at 100. */
export function partEnds(plan: Plan, total: Cents): number[] {
  let paid = 0;
  return plan.map(({ share }, index) => {
    paid = index === plan.length - 1 ? WHOLE : Math.min(WHOLE, paid + percentOf(share, total));
    return paid;
  });
}

const percentOf = (share: Share, total: Cents): number => {
  if (share.kind === 'percent') return share.percent;
  return share.kind === 'amount' && total > 0 ? (share.amount / total) * WHOLE : WHOLE;
};

/** Where the handle behind a part may stand: the steps between its neighbours. */
export function handleStops(plan: Plan, total: Cents, part: number): number[] {
  const ends = partEnds(plan, total);
  const from = part === 0 ? 0 : (ends[part - 1] ?? 0);
  const to = ends[part + 1] ?? WHOLE;
  const steps = Array.from({ length: WHOLE / HANDLE_STEP + 1 }, (_, index) => index * HANDLE_STEP);
  return steps.filter((step) => step > from && step < to);
}

/** Moves the handle behind a part to the stop that is nearest: what the part gains, the next one loses. */
export function moveHandle(plan: Plan, total: Cents, part: number, to: number): PlannedPayment[] {
  const ends = partEnds(plan, total);
  const stop = handleStops(plan, total, part).toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
  if (stop === undefined) return [...plan];
  const from = part === 0 ? 0 : (ends[part - 1] ?? 0);
  const end = ends[part + 1] ?? WHOLE;
  return plan.map((payment, index) => {
    if (index === part) return withPercent(payment, stop - from);
    const takesRest = payment.share.kind === 'rest';
    return index === part + 1 && !takesRest ? withPercent(payment, end - stop) : payment;
  });
}

const withPercent = (payment: PlannedPayment, percent: number): PlannedPayment => ({
  ...payment,
  share: { kind: 'percent', percent: Math.round(percent) },
});

/**
 * Divides the last part in two, by a step of the handles where it is long enough; the first part of a plan is all. What is
 * too short to be divided stays.
 */
export function addPayment(
  plan: Plan,
  part: Pick<PlannedPayment, 'id' | 'name' | 'after'>,
): PlannedPayment[] {
  const last = plan.at(-1);
  if (!last) return [{ ...part, share: { kind: 'percent', percent: WHOLE } }];
  const known = plan
    .slice(0, -1)
    .reduce((sum, { share }) => sum + (share.kind === 'percent' ? share.percent : 0), 0);
  const whole = last.share.kind === 'percent' ? last.share.percent : Math.max(0, WHOLE - known);
  if (whole < 2) return [...plan];
  const half = whole / 2;
  const first = Math.floor(half / HANDLE_STEP) * HANDLE_STEP || Math.floor(half);
  const rest: Share =
    last.share.kind === 'percent' ? { kind: 'percent', percent: whole - first } : last.share;
  return [...plan.slice(0, -1), withPercent(last, first), { ...part, share: rest }];
}

/** Takes a part out; its percents go to the one before it, of the first to the next. */
export function removePayment(plan: Plan, id: string): PlannedPayment[] {
  const at = plan.findIndex((payment) => payment.id === id);
  const gone = plan[at];
  if (!gone) return [...plan];
  const heir = plan[at === 0 ? 1 : at - 1];
  return plan
    .filter((payment) => payment !== gone)
    .map((payment) =>
      payment === heir ? { ...payment, share: joined(payment.share, gone.share) } : payment,
    );
}

function joined(share: Share, gone: Share): Share {
  if (gone.kind === 'rest' || share.kind === 'rest') return { kind: 'rest' };
  if (gone.kind === 'percent' && share.kind === 'percent')
    return { kind: 'percent', percent: Math.min(WHOLE, share.percent + gone.percent) };
  if (gone.kind === 'amount' && share.kind === 'amount')
    return { kind: 'amount', amount: share.amount + gone.amount };
  return share;
}

/** Changes one part. */
export const changePayment = (
  plan: Plan,
  id: string,
  changes: Partial<Omit<PlannedPayment, 'id'>>,
): PlannedPayment[] => plan.map((payment) => (payment.id === id ? { ...payment, ...changes } : payment));
