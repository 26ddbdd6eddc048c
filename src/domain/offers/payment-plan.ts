import { type Cents, divideHalfUp } from '../kernel/money.ts';
import type { PlannedPayment } from './offer.ts';

export interface DuePayment {
  id: string;
  name: string;
  /** The stage after which it is due; null at the acceptance. */
  after: string | null;
  amount: Cents;
}

/**
 * What is due when, of a one-off price: in the order of the plan, each at most what is left, the last one all of it. The
 * amounts always add up to the price; a part for which nothing is left is zero.
 */
export function duePayments(plan: readonly PlannedPayment[], total: Cents): DuePayment[] {
  let left = total;
  return plan.map(({ id, name, after, share }, index) => {
    const isLast = index === plan.length - 1;
    const wanted = isLast || share.kind === 'rest' ? left : wantedOf(share, total);
    const amount = Math.min(left, wanted);
    left -= amount;
    return { id, name, after, amount };
  });
}

const wantedOf = (share: Exclude<PlannedPayment['share'], { kind: 'rest' }>, total: Cents): Cents =>
  share.kind === 'percent' ? divideHalfUp(BigInt(total) * BigInt(share.percent), 100n) : share.amount;
