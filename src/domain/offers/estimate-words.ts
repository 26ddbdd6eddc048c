import { formatCents } from '../kernel/format.ts';
import type { Cents } from '../kernel/money.ts';

/** What the visitor saw in the wizard: a range, or one price where both ends are the same. */
export interface Estimate {
  min: Cents;
  max: Cents;
}

/** How an offer's price stands to the estimate, in words. */
export function estimateWords(price: Cents, { min, max }: Estimate): string {
  if (price > max) return `o\u00A0${formatCents(price - max)} viac, než bol odhad`;
  if (price < min) return `o\u00A0${formatCents(min - price)} menej, než bol odhad`;
  return min === max ? 'presne ako odhad' : 'v\u00A0rozsahu odhadu';
}
