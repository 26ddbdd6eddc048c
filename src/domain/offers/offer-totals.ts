import { type Cents, divideHalfUp } from '../kernel/money.ts';
import { type Charge, linesOf, type OfferContent, type OfferLine, type OfferVat } from './offer.ts';
import { type Chosen, isTaken } from './offer-choice.ts';

/** Amounts of what is paid at once or every month. */
export interface Sum {
  /** Of the taken lines. */
  lines: Cents;
  /** What is taken off; zero or less. */
  discount: Cents;
  /** Lines and discount: the price without VAT of a payer, the whole price of everybody else. */
  net: Cents;
  vat: Cents;
  total: Cents;
}

export interface OfferTotals {
  once: Sum;
  monthly: Sum;
}

const HUNDREDTHS = 100n;

/** Quantity times price, rounded to a cent once, half up: the only rounding a line knows. */
export const lineAmount = ({ quantity, unitPrice }: Pick<OfferLine, 'quantity' | 'unitPrice'>): Cents =>
  divideHalfUp(BigInt(quantity) * BigInt(unitPrice), HUNDREDTHS);

/** One-off and monthly price of what is chosen (business 4). */
export const offerTotals = (content: OfferContent, chosen: Chosen): OfferTotals => ({
  once: sumOf(content, 'once', (line) => isTaken(line, chosen)),
  monthly: sumOf(content, 'month', (line) => isTaken(line, chosen)),
});

/** The same of everything that can be had together: all options, and of each alternative the dearest. */
export const totalsOfEverything = (content: OfferContent): OfferTotals => totalsOfExtreme(content, 'most');

/** The least that can be had: no options, and of each alternative the cheapest. */
export const leastTotals = (content: OfferContent): OfferTotals => totalsOfExtreme(content, 'least');

function totalsOfExtreme(content: OfferContent, extreme: 'most' | 'least'): OfferTotals {
  const taken = new Map<string, OfferLine>();
  for (const line of linesOf(content)) {
    if (line.choice.kind !== 'alternative') continue;
    const other = taken.get(line.choice.group);
    const isDearer = other && lineAmount(line) > lineAmount(other);
    const isCheaper = other && lineAmount(line) < lineAmount(other);
    if (!other || (extreme === 'most' ? isDearer : isCheaper)) taken.set(line.choice.group, line);
  }
  const isPart = (line: OfferLine) =>
    line.choice.kind === 'alternative'
      ? taken.get(line.choice.group) === line
      : line.choice.kind === 'fixed' || extreme === 'most';
  return { once: sumOf(content, 'once', isPart), monthly: sumOf(content, 'month', isPart) };
}

function sumOf(content: OfferContent, charged: Charge, isPart: (line: OfferLine) => boolean): Sum {
  const lines = linesOf(content)
    .filter((line) => line.charged === charged && isPart(line))
    .reduce((sum, line) => sum + lineAmount(line), 0);
  const discount = charged === 'once' ? -discountOf(content, lines) : 0;
  const net = lines + discount;
  const vat = vatOf(net, content.vat);
  return { lines, discount: discount === 0 ? 0 : discount, net, vat, total: net + vat };
}

/** Never more than the price itself. */
function discountOf({ discount }: OfferContent, lines: Cents): Cents {
  if (!discount || lines <= 0) return 0;
  const { of } = discount;
  const amount =
    of.kind === 'percent' ? divideHalfUp(BigInt(lines) * BigInt(of.percent), HUNDREDTHS) : of.amount;
  return Math.min(lines, amount);
}

const vatOf = (net: Cents, { status, ratePercent }: OfferVat): Cents =>
  status === 'payer' ? divideHalfUp(BigInt(net) * BigInt(ratePercent), HUNDREDTHS) : 0;
