import { PRICE_LINES } from '#content/price-lines.ts';
import { type Cents, wholeEuros } from '../kernel/money.ts';
import { priceLineName } from './labels.ts';
import type { Quote } from './quote.ts';

/** A line of the summary; the amount is cents of whole euros. */
export interface PriceSummaryLine {
  label: string;
  amount: Cents;
}

/**
 * What the money of a first look is for, above its range: the website, what its trade adds to it, at least nothing, and
 * what the kind of quote makes of both; a trade that is cheaper has a cheaper website.
 */
export function priceSummary({ lines }: Pick<Quote, 'lines'>): PriceSummaryLine[] {
  const [first, trade] = lines;
  if (first === undefined) return [];
  const label = priceLineName(first);
  if (trade?.kind !== 'trade') return [{ label, amount: first.amount }];
  const mode = lines.find(({ kind, amount }) => kind === 'mode' && amount !== 0);
  const added = Math.max(0, trade.amount);
  const [website = 0, content = 0, kind = 0] = wholeEuros([
    first.amount + trade.amount - added,
    added,
    mode?.amount ?? 0,
  ]);
  return [
    { label, amount: website },
    { label: PRICE_LINES.ownContent, amount: content },
    ...(mode ? [{ label: priceLineName(mode), amount: kind }] : []),
  ];
}
