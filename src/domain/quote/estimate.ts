import { type Cents, divideHalfUp } from '../kernel/money.ts';
import type { FeatureId, Mode, SizeId, TimelineId, TradeId } from './catalogue.ts';
import type { PriceBook } from './price-book.ts';
import { pricedFeatures } from './selection.ts';

/** What the price depends on. No timeline yet means no timeline factor. */
export interface PriceInput {
  mode: Mode;
  trade: TradeId;
  size: SizeId;
  features: readonly FeatureId[];
  timeline: TimelineId | null;
}

/** One step of the waterfall; `percent` is the factor that made it. */
export type PriceLine = { amount: Cents } & (
  | { kind: 'base'; size: SizeId }
  | { kind: 'trade'; trade: TradeId; percent: number }
  | { kind: 'feature'; feature: FeatureId }
  | { kind: 'mode'; mode: Mode; percent: number }
  | { kind: 'timeline'; timeline: TimelineId; percent: number }
  | { kind: 'rough' }
);

export interface PriceRange {
  /** Whole euros. */
  min: number;
  max: number;
}

export interface Estimate {
  kind: 'exact';
  range: PriceRange;
  total: Cents;
  /** Adds up to `total` to the cent. */
  lines: PriceLine[];
}

/** The rough result used only when the price book cannot be read (decisions 2.5). */
export interface RoughEstimate {
  kind: 'rough';
  range: PriceRange;
  total: Cents;
  lines: PriceLine[];
}

const HUNDRED = 100n;

/**
 * The price of a website: (base × trade + features) × mode × timeline, range 85–115 % (specification 9).
 * Exact: every factor is an integer percent, and each shown number is rounded once, half up.
 */
export function estimate(book: PriceBook, input: PriceInput): Estimate {
  const base = book.base[input.size];
  const tradePercent = book.trade[input.trade];
  const modePercent = book.mode[input.mode];
  const timelinePercent = input.timeline === null ? 100 : book.timeline[input.timeline];
  const features = pricedFeatures(input);
  const featureSum = features.reduce((sum, id) => sum + book.feature[id], 0);

  const afterTrade = BigInt(base) * BigInt(tradePercent);
  const afterFeatures = afterTrade + BigInt(featureSum) * HUNDRED;
  const afterMode = afterFeatures * BigInt(modePercent);
  const exact = afterMode * BigInt(timelinePercent);

  const baseAndTrade = divideHalfUp(afterTrade, HUNDRED);
  const beforeMode = baseAndTrade + featureSum;
  const beforeTimeline = divideHalfUp(afterMode, HUNDRED ** 2n);
  const total = divideHalfUp(exact, HUNDRED ** 3n);

  const lines: PriceLine[] = [
    { kind: 'base', size: input.size, amount: base },
    { kind: 'trade', trade: input.trade, percent: tradePercent, amount: baseAndTrade - base },
    ...features.map((feature): PriceLine => ({ kind: 'feature', feature, amount: book.feature[feature] })),
    { kind: 'mode', mode: input.mode, percent: modePercent, amount: beforeTimeline - beforeMode },
  ];
  if (input.timeline !== null) {
    lines.push({
      kind: 'timeline',
      timeline: input.timeline,
      percent: timelinePercent,
      amount: total - beforeTimeline,
    });
  }

  // `exact` counts in cents × 100³; a bound adds one more percent, and 100 cents make a euro.
  const bound = (percent: number) => divideHalfUp(exact * BigInt(percent), HUNDRED ** 5n);
  return { kind: 'exact', total, lines, range: { min: bound(book.range.min), max: bound(book.range.max) } };
}

/** List prices of features that are added to a website that stands already, with the range of the book (decisions 8.1). */
export function featuresRange(book: PriceBook, features: readonly FeatureId[]): PriceRange {
  const sum = BigInt(features.reduce((cents, id) => cents + book.feature[id], 0));
  // Cents times a percent; a hundred cents make a euro.
  const bound = (percent: number) => divideHalfUp(sum * BigInt(percent), HUNDRED ** 2n);
  return { min: bound(book.range.min), max: bound(book.range.max) };
}

/** Range shown while no trade is chosen (specification 9, "Default range"). */
export const DEFAULT_RANGE: PriceRange = { min: 800, max: 1500 };

const ROUGH_BASE_EUROS = 1000n;
const ROUGH_SIZE_PERCENT: Record<SizeId, bigint> = { small: 80n, medium: 100n, large: 150n };
const ROUGH_RANGE_PERCENT = { min: 80n, max: 130n };

/** The specification's fallback when the price book cannot be read (specification 9, decisions 2.5). */
export function roughEstimate(input: {
  size: SizeId;
  featureCount: number;
  tradePercent: number;
}): RoughEstimate {
  const featurePercent = 100n + 20n * BigInt(input.featureCount);
  const exact =
    ROUGH_BASE_EUROS * ROUGH_SIZE_PERCENT[input.size] * featurePercent * BigInt(input.tradePercent);
  const bound = (percent: bigint) => divideHalfUp(exact * percent, HUNDRED ** 4n);
  const total = divideHalfUp(exact, HUNDRED ** 2n);
  return {
    kind: 'rough',
    total,
    lines: [{ kind: 'rough', amount: total }],
    range: { min: bound(ROUGH_RANGE_PERCENT.min), max: bound(ROUGH_RANGE_PERCENT.max) },
  };
}
