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
 * What the money of a first look is for, beside its range: the website, and what its trade adds to it, at least nothing;
 * a trade that is cheaper has a cheaper website. What the kind of quote makes of them is told in the wizard and the PDF.
 */
export function priceSummary({ lines: [first, trade] }: Pick<Quote, 'lines'>): PriceSummaryLine[] {
  if (first === undefined) return [];
  const label = priceLineName(first);
  if (trade?.kind !== 'trade') return [{ label, amount: first.amount }];
  const added = Math.max(0, trade.amount);
  const [amount = 0, content = 0] = wholeEuros([first.amount + trade.amount - added, added]);
  return [
    { label, amount },
    { label: PRICE_LINES.ownContent, amount: content },
  ];
}
