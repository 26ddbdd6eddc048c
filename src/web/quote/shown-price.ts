import { type Cents, eurosToCents, wholeEuros } from '#domain/kernel/money.ts';
import { type ServiceSlug, SIZES, type SizeId } from '#domain/quote/catalogue.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { DEFAULT_RANGE } from '#domain/quote/estimate.ts';
import { labelledLine, priceLineFactor } from '#domain/quote/labels.ts';
import {
  assumingWebsite,
  type Calculation,
  calculatedPart,
  calculationOf,
  type NamedPrice,
  type PriceTotal,
  pricesOf,
  priceTotal,
  type ShownPrices,
} from '#domain/quote/price-total.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { servicePriceOf } from '#domain/quote/service-price.ts';
import { DEFAULT_TIMELINE_TEXT, timelineText } from '#domain/quote/timeline.ts';
import { effectiveSize, type WizardForm } from '#domain/quote/wizard-form.ts';

/** A line of the calculation with how it is counted. */
interface PricedLine {
  id: string;
  label: string;
  factor: string | null;
  amount: Cents;
}

/** A price as panel, footer and result show it. */
export interface ShownPrice extends ShownPrices {
  /** The calculation, its amounts whole euros in cents; null where nothing is calculated. */
  calculation: Calculation<PricedLine> | null;
  notes: readonly string[];
  /** True while a new website is counted although nobody was asked for one yet. */
  assumesWebsite: boolean;
}

/** The server's quote where there is one, because its numbers are the ones that count; else the preview. */
export function shownPrice(
  service: ServiceSlug,
  form: WizardForm,
  answer: QuoteAnswer | null,
  preview: Quote | null,
): ShownPrice | null {
  const priced = answer ? ofAnswer(answer) : preview && ofPreview(preview);
  if (priced === null) return null;
  const { oneOff, notes } = priced;
  const servicePrice = servicePriceOf(service, calculatedPart(oneOff));
  return {
    ...{ oneOff, servicePrice, notes },
    timelineText: timelineText(effectiveSize(form), form.timeline || null),
    assumesWebsite: form.hasWebsite === '',
    calculation: inWholeEuros(calculationOf({ servicePrice, ...priced })),
  };
}

/** A price in one line. */
export interface PriceInBrief {
  prices: NamedPrice[];
  /** True while there is no trade to price, or something is assumed. */
  isPreliminary: boolean;
  /** What is assumed, where no price says it of itself: "s novým webom". */
  assumed: string | null;
}

/**
 * The prices in one line, the same in every window: before a trade is chosen with the default range (specification 9), or what
 * the size usually costs that was chosen outside the wizard.
 */
export function priceInBrief(
  service: ServiceSlug,
  price: ShownPrice | null,
  chosenSize: SizeId | null = null,
): PriceInBrief {
  if (price)
    return price.assumesWebsite ? assuming(pricesOf(price)) : { ...ANSWERED, prices: pricesOf(price) };
  const servicePrice = servicePriceOf(service);
  const usual = chosenSize === null ? DEFAULT : usualOf(chosenSize);
  const oneOff = priceTotal({ range: usual.range, servicePrice, rough: false, features: null });
  const prices = pricesOf({ oneOff, servicePrice, timelineText: usual.timelineText });
  return servicePrice ? assuming(prices) : { prices, isPreliminary: true, assumed: null };
}

const DEFAULT = { range: DEFAULT_RANGE, timelineText: DEFAULT_TIMELINE_TEXT };

function usualOf(size: SizeId): typeof DEFAULT {
  const [min, max] = SIZES[size].euros;
  return { range: { min, max }, timelineText: timelineText(size, null) };
}

const ANSWERED = { isPreliminary: false, assumed: null };

const assuming = (prices: readonly NamedPrice[]): PriceInBrief => ({
  ...assumingWebsite(prices),
  isPreliminary: true,
});

/**
 * Lines and their sum in whole euros: inside a range of ±15 % cents would pretend a precision that is not there. The PDF
 * has them.
 */
function inWholeEuros(calculation: Calculation<PricedLine> | null): Calculation<PricedLine> | null {
  if (calculation === null) return null;
  const amounts = wholeEuros(calculation.lines.map(({ amount }) => amount));
  return {
    ...calculation,
    lines: calculation.lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 })),
    sum: { ...calculation.sum, amount: amounts.reduce((sum, amount) => sum + amount, 0) },
  };
}

interface Priced {
  oneOff: PriceTotal;
  lines: PricedLine[];
  total: Cents;
  notes: readonly string[];
}

const ofAnswer = ({ total: oneOff, estimate, details, notes }: QuoteAnswer): Priced => ({
  ...{ oneOff, notes, total: eurosToCents(estimate) },
  lines: details.map(({ factor = null, ...line }) => ({
    ...line,
    factor,
    amount: eurosToCents(line.amount),
  })),
});

const ofPreview = ({ oneOff, lines, total, notes }: Quote): Priced => ({
  ...{ oneOff, notes: notes.map(({ text }) => text), total },
  lines: lines.map(labelledLine).map(({ percent, ...line }) => ({
    ...line,
    factor: priceLineFactor({ id: line.id, percent }),
  })),
});
