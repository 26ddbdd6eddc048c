import { DEADLINE_CHANGES, DEADLINE_WORDS, URGENT_SURCHARGE, URGENT_WARNING } from '#content/options.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import { withClaims } from '../content/claims.ts';
import { site } from '../content/site.ts';
import { formatDecimal, formatEuroRange, formatEuros } from '../kernel/format.ts';
import { pluralRange } from '../kernel/plural.ts';
import { lowerFirst } from '../kernel/text.ts';
import {
  BUDGETS,
  type BudgetId,
  FEATURE_IDS,
  isOffered,
  SERVICE_SLUGS,
  SERVICES,
  type ServiceSlug,
  type SizeId,
  TIMELINE_IDS,
  type TimelineId,
} from './catalogue.ts';
import type { PriceRange } from './estimate.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { budgetLabel, serviceDuration, timelineName } from './labels.ts';
import { calculatedPart, calculationOf, type PriceTotal, partWords } from './price-total.ts';
import type { QuoteSelection } from './selection.ts';
import { type MissedDeadline, missedDeadline, timelineWords } from './timeline.ts';
import { priceLabel, priceWithVat, type Vat } from './vat.ts';

type QuoteChoices = Pick<QuoteSelection, 'service' | 'size' | 'hasWebsite' | 'timeline'>;
type PricedChoices = QuoteChoices & Pick<QuoteSelection, 'trade' | 'features'>;

/** What a remark is about: the usual price of the service, the expected sum, the deadline. */
export const NOTE_KINDS = ['usual', 'budget', 'deadline'] as const;

/** A remark of a quote. */
export interface QuoteNote {
  kind: (typeof NOTE_KINDS)[number];
  text: string;
}

const isCalculated = (service: ServiceSlug): boolean => SERVICES[service].calculated === 'service';

/** What is compared, by the name that stands over the price. */
function priceName({ service, features }: PricedChoices, total: PriceTotal): string {
  if (SERVICES[service].charged === 'period') {
    const part = calculatedPart(total);
    const { label } = SERVICE_PRICE;
    return part === null ? label : `${label} spolu s ${partWords(part, features).beside}`;
  }
  return total.parts.length > 1 ? SERVICE_PRICE.whole : total.parts.map(({ label }) => label).join();
}

/**
 * The price of a website part is not compared with the published price of the whole service (decisions 7.6), and none is
 * called unusual that the page of the trade offers (decisions 8.2).
 */
function serviceNote(
  range: PriceTotal,
  selection: PricedChoices,
  offered: PriceRange | null,
  vat: Vat,
): string[] {
  const { service } = selection;
  const [from, to] = SERVICES[service].euros;
  const most = Math.max(to, offered?.max ?? 0);
  if (!isCalculated(service) || (range.min >= from && range.max <= most)) return [];
  const outside = range.min > to || range.max < from ? 'mimo' : 'čiastočne mimo';
  return [
    `${priceName(selection, range)} ${priceWithVat(range, vat).main} je ${outside} bežného rozpätia tejto služby (${formatEuroRange(from, to)}).`,
  ];
}

/**
 * What the client's sum has to cover: all that is paid once, and a service that is paid for its whole period (decisions
 * 8.1 and 8.2). A monthly price has no sum to compare.
 */
function budgetedPrice(service: ServiceSlug, { min, max }: PriceRange): PriceRange {
  const { charged, euros } = SERVICES[service];
  return charged === 'period' ? { min: min + euros[0], max: max + euros[1] } : { min, max };
}

/**
 * The expected sum, and by how many euros the least and the most of the price are above it, below zero where they are not; null
 * where no sum was expected, or one without an end.
 */
export function aboveBudget(
  oneOff: PriceRange,
  { service, budget }: Pick<QuoteSelection, 'service' | 'budget'>,
): { sum: number; least: number; most: number } | null {
  const sum = budget && BUDGETS[budget].max;
  const { min, max } = budgetedPrice(service, oneOff);
  return sum === null ? null : { sum, least: min - sum, most: max - sum };
}

/** How the price stands to the expected sum, with the difference (decisions 8.2); nothing where nothing is paid once. */
function budgetNote(oneOff: PriceTotal, selection: PricedChoices & { budget: BudgetId }, vat: Vat): string[] {
  const { service, budget } = selection;
  const price = budgetedPrice(service, oneOff);
  if (price.max === 0) return [];
  const above = aboveBudget(oneOff, selection);
  const name = priceLabel(priceName(selection, oneOff), vat);
  const sum = `predpokladanou sumou (${budgetLabel(budget)})`;
  if (above && above.least > 0)
    return [
      `${name} je najmenej o ${formatEuros(above.least)} nad ${sum}${remedy(selection, above.sum, vat)}`,
    ];
  if (above && above.most > 0) return [`${name} môže byť až o ${formatEuros(above.most)} nad ${sum}.`];
  const { min } = BUDGETS[budget];
  if (price.max < min) {
    const room = hasRoom(selection) ? ', takže zostáva priestor na ďalšie funkcie' : '';
    return [`${name} je najmenej o ${formatEuros(min - price.max)} pod ${sum}${room}.`];
  }
  return [];
}

/**
 * Whether what is left of the sum can go into more features: there are more, and neither the deadline nor a monthly price,
 * which the sum was not compared with, needs it.
 */
function hasRoom(selection: PricedChoices): boolean {
  const { service, trade, features } = selection;
  const hasMore = FEATURE_IDS.some((id) => isOffered(id, service, trade) && !features.includes(id));
  return hasMore && SERVICES[service].charged !== 'month' && missedDeadline(selection) === null;
}

/**
 * What can be done about a price above the sum. Where the service alone is above it, no smaller website helps; and there
 * is none smaller than the smallest without features.
 */
function remedy(choices: PricedChoices, max: number, vat: Vat): string {
  if (isServiceAbove(choices.service, max)) {
    const [from] = SERVICES[choices.service].euros;
    return `. ${priceLabel('Cena samotnej služby', vat)} sa začína na ${formatEuros(from)}.`;
  }
  return canBeReduced(choices, max) ? ', ale rozsah sa dá upraviť.' : '.';
}

function isServiceAbove(service: ServiceSlug, max: number): boolean {
  const { charged, euros, calculated } = SERVICES[service];
  return calculated === 'website' && charged !== 'month' && euros[0] > max;
}

/** Whether a smaller scope brings the price nearer to a sum of this many euros; the one rule for the remark and the PRD. */
export const canBeReduced = ({ service, size, features }: PricedChoices, max: number): boolean =>
  !isServiceAbove(service, max) && (features.length > 0 || size !== SMALLEST);

/** The question about the deadline and its names: of when the work ends, or begins what is paid by the month or period. */
export const deadlineWords = (service: string): (typeof DEADLINE_WORDS)['begin' | 'end'] => {
  const begins = SERVICE_SLUGS.some((slug) => slug === service && SERVICES[slug].charged !== 'once');
  return DEADLINE_WORDS[begins ? 'begin' : 'end'];
};

/** What the wanted deadline is called: "Želaný termín", or "Želaný začiatok" of what is paid by the month or period. */
export const deadlineLabel = (service: string): string => deadlineWords(service).label;

/** Says of a wanted deadline that the work usually takes longer; an urgent one is a wish in the specified words (decisions 8.3). */
export function deadlineNote(selection: QuoteChoices): string[] {
  const { service, size, timeline } = selection;
  const missed = missedDeadline(selection);
  if (timeline === null || missed === null) return [];
  const wish = timeline === URGENT ? timelineWords(size, timeline) : lowerFirst(timelineName(timeline));
  return [`${deadlineLabel(service)}: ${wish}. ${doubt(service, missed)}`];
}

/** Why the wish has to be checked first: of what is done once its work, of what only begins the website before it. */
function doubt(service: ServiceSlug, missed: MissedDeadline): string {
  if (SERVICES[service].charged === 'once')
    return `${longWork(service, missed)}, preto treba termín najprv overiť.`;
  const { from, to } = missed.usual;
  return `Služba sa začína po spustení webu, ktorého tvorba obvykle trvá ${pluralRange(from, to, 'week')}; skorší termín treba najprv overiť.`;
}

/** "Práca na tejto službe obvykle trvá 2 – 6 mesiacov": what takes longer than wanted, in the unit of its published time. */
function longWork(service: ServiceSlug, { usual, part }: MissedDeadline): string {
  const weeks = pluralRange(usual.from, usual.to, 'week');
  if (part === 'website') return `Práca na webovej časti obvykle trvá ${weeks}`;
  return isCalculated(service)
    ? `Práca vo zvolenom rozsahu obvykle trvá ${weeks}`
    : `Práca na tejto službe obvykle trvá ${serviceDuration(service)}`;
}

/**
 * One sentence for each thing that does not fit: published range, budget, deadline (decisions 2.4). `oneOff` is what is
 * paid once in all; of a website that is its own price. `offered` is what the page of the trade shows for the same size.
 * Prices of a VAT payer are said to be without the tax.
 */
export function quoteNotes(
  oneOff: PriceTotal,
  { budget, ...selection }: PricedChoices & Pick<QuoteSelection, 'budget'>,
  offered: PriceRange | null,
  vat: Vat = site.vat,
): QuoteNote[] {
  const said: Record<QuoteNote['kind'], string[]> = {
    usual: serviceNote(oneOff, selection, offered, vat),
    budget: budget ? budgetNote(oneOff, { ...selection, budget }, vat) : [],
    deadline: deadlineNote(selection),
  };
  return NOTE_KINDS.flatMap((kind) => said[kind].map((text) => ({ kind, text })));
}

/**
 * What an urgent deadline does to the price. `calculated` is what the estimate prices, `percent` the factor that it has
 * already: 115 for 15 % more, null where nothing is calculated.
 */
export function urgentNote(calculated: 'service' | 'website', percent: number | null): string {
  const surcharge = percent !== null && percent > 100 ? percent - 100 : null;
  const contained = withClaims(URGENT_SURCHARGE[calculated], { percent: surcharge }) ?? URGENT_SURCHARGE.none;
  return [URGENT_WARNING, contained, URGENT_SURCHARGE.final].join(' ');
}

/**
 * What every deadline does to the estimate, before one is chosen: "… čo najskôr +15 %, flexibilný −15 %."; null where none does
 * anything. `percents` are the factors, as in `urgentNote`.
 */
export function deadlineChanges(
  calculated: 'service' | 'website',
  percents: Record<TimelineId, number> | null,
): string | null {
  const changes = TIMELINE_IDS.flatMap((id) => {
    const change = percents ? percents[id] - 100 : 0;
    if (change === 0) return [];
    return `${lowerFirst(timelineName(id))} ${change > 0 ? '+' : ''}${formatDecimal(change)} %`;
  });
  return changes.length === 0 ? null : `${DEADLINE_CHANGES[calculated]} ${changes.join(', ')}.`;
}

/** What the urgent deadline of a quote does to its price; nothing where its deadline is not urgent, or beside the month or period only features are paid. */
export function urgentNotes(quote: IssuedQuote): string[] {
  const isFinished = quote.oneOff.parts.some(({ id }) => id !== 'features');
  if (quote.selection.timeline?.id !== URGENT || !isFinished) return [];
  const line = calculationOf(quote)?.lines.find(({ id }) => id === 'timeline');
  return [urgentNote(quote.servicePrice ? 'website' : 'service', line?.percent ?? null)];
}

const URGENT: TimelineId = 'asap';
const SMALLEST: SizeId = 'small';
