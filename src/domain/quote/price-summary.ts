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
 * What the money of a quick quote is for, in two lines: the website, and all that comes on top. They add up to the
 * middle of the range that stands beside them; the wizard and the PDF have all lines.
 */
export function priceSummary({ lines, total }: Pick<Quote, 'lines' | 'total'>): PriceSummaryLine[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const label = priceLineName(first);
  if (rest.length === 0) return [{ label, amount: first.amount }];
  const [amount = 0, others = 0] = wholeEuros([first.amount, total - first.amount]);
  return [
    { label, amount },
    { label: PRICE_LINES.tradeAndMode, amount: others },
  ];
}
