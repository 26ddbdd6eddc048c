import { FEATURE_NAMES } from '#content/feature-names.ts';
import {
  BUDGET_CONTENT,
  MODE_CONTENT,
  SIZE_CONTENT,
  TIMELINE_CONTENT,
  WEBSITE_QUESTION,
} from '#content/options.ts';
import { PRICE_LINES } from '#content/price-lines.ts';
import { SERVICE_SUMMARIES } from '#content/service-summaries.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { formatDecimal, formatEuroRange, formatEuros } from '../kernel/format.ts';
import type { Cents } from '../kernel/money.ts';
import { plural, pluralRange } from '../kernel/plural.ts';
import { slug } from '../kernel/text.ts';
import {
  BUDGETS,
  type BudgetId,
  type FeatureId,
  type Mode,
  SERVICES,
  type ServiceSlug,
  SIZES,
  type SizeId,
  type TimelineId,
  type TradeId,
} from './catalogue.ts';
import type { PriceLine } from './estimate.ts';

/** "Tvorba webu". */
export const serviceName = (slug: ServiceSlug): string => SERVICE_SUMMARIES[slug].name;

/** For "Rozpočet pre …": "tvorbu webu". */
export const serviceAccusative = (slug: ServiceSlug): string => SERVICE_SUMMARIES[slug].nameAccusative;

/** "Elektrikár". */
export const tradeName = (id: TradeId): string => TRADE_CONTENT[id].name;

/** Name of a quote's PDF, by its trade in words and milliseconds: "rozpocet-pokryvac-1764000000000.pdf" (specification 7). */
export const quotePdfName = (trade: string, at: number): string => `rozpocet-${slug(trade)}-${at}.pdf`;

/** "Dopytový formulár". */
export const featureName = (id: FeatureId): string => FEATURE_NAMES[id];

/** "Profesionál". */
export const sizeName = (id: SizeId): string => SIZE_CONTENT[id].name;

/** "Rýchly odhad". */
export const modeName = (mode: Mode): string => MODE_CONTENT[mode].name;

/** The deadline as it is offered: "Čo najskôr (1 – 2 týždne)". */
export const timelineLabel = (id: TimelineId): string => TIMELINE_CONTENT[id].label;

/** The deadline beside the word "Termín": "Čo najskôr", "Flexibilný". */
export const timelineName = (id: TimelineId): string => TIMELINE_CONTENT[id].short;

/** The budget band: "1 500 – 3 500 €", "viac ako 8 000 €". */
export function budgetLabel(id: BudgetId): string {
  const { min, max } = BUDGETS[id];
  return max === null ? `${BUDGET_CONTENT.openBand} ${formatEuros(min)}` : formatEuroRange(min, max);
}

/** The answer to "Máte už web?" as a fact of the brief: "Áno"; null where it was not asked. */
export const websiteAnswer = (hasWebsite: boolean | null): string | null =>
  hasWebsite === null ? null : WEBSITE_QUESTION.answers[hasWebsite ? 'yes' : 'no'];

/** Price of a size in the wizard: "1 500 – 3 500 €". */
export const sizePrice = (id: SizeId): string => formatEuroRange(...SIZES[id].euros);

/** Duration of a size in the wizard: "3 – 4 týždne". */
export const sizeDuration = (id: SizeId): string => pluralRange(...SIZES[id].weeks, 'week');

/** Published price of a service: "500 – 5 000 €", "50 – 300 € mesačne". */
export function servicePrice(slug: ServiceSlug): string {
  const { euros, charged } = SERVICES[slug];
  const range = formatEuroRange(...euros);
  return charged === 'month' ? `${range} mesačne` : range;
}

/** Published duration of a service: "1 – 3 týždne"; null where it has none. */
export function serviceDuration(slug: ServiceSlug): string | null {
  const { duration } = SERVICES[slug];
  return duration && pluralRange(duration.from, duration.to, duration.unit);
}

/** The lowest price of something, in whole euros: "od 500 €". */
export const priceFrom = (amount: number): string => `od ${formatEuros(amount)}`;

/** What follows the shown sample services of a trade: "+3 ďalšie služby" (decisions 1.11). */
export const furtherServices = (count: number): string => `+${plural(count, 'furtherService')}`;

/** What the money of a step is for where trade and size stand beside it: "Obsah pre elektrikára". */
export const priceLineName = (line: PriceLine): string =>
  line.kind === 'base'
    ? PRICE_LINES.base
    : line.kind === 'trade'
      ? `${PRICE_LINES.content} ${TRADE_CONTENT[line.trade].accusative}`
      : priceLineLabel(line);

/** What the money of a step is for, the same in panel, page, PDF, PRD and admin: "Rozpracovanie zadania". */
export function priceLineLabel(line: PriceLine): string {
  switch (line.kind) {
    case 'base':
      return `${PRICE_LINES.base} (${sizeName(line.size)})`;
    case 'trade': {
      const reason = PRICE_LINES.tradeReasons[line.trade];
      return reason === null ? priceLineName(line) : `${priceLineName(line)} (${reason})`;
    }
    case 'feature':
      return featureName(line.feature);
    case 'mode':
      return PRICE_LINES.mode[line.mode];
    case 'timeline':
      return PRICE_LINES.timeline[line.timeline];
    case 'rough':
      return PRICE_LINES.rough;
  }
}

/** A line with its name, which it keeps whatever the catalogue says later. */
export interface LabelledLine {
  /** "base", "trade", "feature-quote-form", "mode", "timeline", "rough". */
  id: string;
  label: string;
  /** The factor that made it; null for an amount of its own. */
  percent: number | null;
  amount: Cents;
}

/** Names a line. */
export const labelledLine = (line: PriceLine): LabelledLine => ({
  id: line.kind === 'feature' ? featureLineId(line.feature) : line.kind,
  label: priceLineLabel(line),
  percent: 'percent' in line ? line.percent : null,
  amount: line.amount,
});

const FEATURE_LINE = 'feature-';

/** Id of the line of a feature. */
export const featureLineId = (feature: string): string => `${FEATURE_LINE}${feature}`;

/** Whether a line is that of some feature, whatever features are offered now. */
export const isFeatureLine = (id: string): boolean => id.startsWith(FEATURE_LINE);

const SIZE_LINE = 'size-';

/** Id of the line of a website of this size. */
export const sizeLineId = (size: string): string => `${SIZE_LINE}${size}`;

/** Whether a line is that of a website of some size, whatever sizes are offered now. */
export const isSizeLine = (id: string): boolean => id.startsWith(SIZE_LINE);

const FACTORS: Readonly<Record<string, string>> = PRICE_LINES.factors;

/** How a step is counted, for a tooltip or smaller text beside it: "remeslo × 1,1"; null for an amount of its own. */
export function priceLineFactor({ id, percent }: Pick<LabelledLine, 'id' | 'percent'>): string | null {
  if (percent === null) return null;
  return percent === 100 ? PRICE_LINES.unchanged : `${FACTORS[id]} ×\u00A0${formatDecimal(percent / 100)}`;
}
