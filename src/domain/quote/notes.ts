import { URGENT_INCLUDED, URGENT_WARNING } from '#content/options.ts';
import { withClaims } from '../content/claims.ts';
import { formatEuroRange, formatEuros } from '../kernel/format.ts';
import { pluralRange } from '../kernel/plural.ts';
import { BUDGETS, type BudgetId, SERVICES, type ServiceSlug, type TimelineId } from './catalogue.ts';
import type { PriceRange } from './estimate.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { budgetLabel, serviceDuration } from './labels.ts';
import type { QuoteSelection } from './selection.ts';
import { missedDeadline } from './timeline.ts';

const isCalculated = (service: ServiceSlug): boolean => SERVICES[service].calculated === 'service';

/** The price of a website part is not compared with the published price of the whole service (decisions 7.6). */
function serviceNote(range: PriceRange, service: ServiceSlug): string[] {
  const [from, to] = SERVICES[service].euros;
  if (!isCalculated(service) || (range.min >= from && range.max <= to)) return [];
  return [
    `Odhad ${formatEuroRange(range.min, range.max)} je mimo bežného rozpätia tejto služby (${formatEuroRange(from, to)}).`,
  ];
}

function budgetNote(range: PriceRange, budget: BudgetId): string[] {
  const { min, max } = BUDGETS[budget];
  if (max !== null && range.min > max) {
    return [`Odhad je vyšší než zvolená suma (${budgetLabel(budget)}), ale rozsah sa dá upraviť.`];
  }
  if (range.max < min) {
    return [
      `Odhad je nižší než zvolená suma (${budgetLabel(budget)}), takže zostáva priestor na ďalšie funkcie.`,
    ];
  }
  return [];
}

/** The client's money has to pay the service first, not its website. */
function serviceBudgetNote(service: ServiceSlug, budget: BudgetId): string[] {
  const { max } = BUDGETS[budget];
  const [from] = SERVICES[service].euros;
  return max !== null && from > max
    ? [`Služba stojí od ${formatEuros(from)}, čo je viac než zvolená suma (${budgetLabel(budget)}).`]
    : [];
}

/** Says of a wanted deadline that the work usually takes longer. */
export function deadlineNote(selection: Pick<QuoteSelection, 'service' | 'size' | 'timeline'>): string[] {
  const missed = missedDeadline(selection);
  if (missed === null) return [];
  const { service } = selection;
  const work = isCalculated(service) ? 'Práca vo zvolenom rozsahu' : 'Práca na tejto službe';
  const duration = isCalculated(service)
    ? pluralRange(missed.usual.from, missed.usual.to, 'week')
    : serviceDuration(service);
  return [`${work} obvykle trvá ${duration}, preto treba kratší termín najprv overiť.`];
}

/** One sentence for each thing that does not fit: published range, budget, deadline (decisions 2.4). */
export function quoteNotes(
  range: PriceRange,
  selection: Pick<QuoteSelection, 'service' | 'size' | 'budget' | 'timeline'>,
): string[] {
  const { service, budget } = selection;
  const money =
    budget && (isCalculated(service) ? budgetNote(range, budget) : serviceBudgetNote(service, budget));
  return [...serviceNote(range, service), ...(money || []), ...deadlineNote(selection)];
}

/** What an urgent deadline does to the price; `percent` is the factor that the estimate has already, 115 for 15 % more. */
export function urgentNote(percent: number): string {
  const surcharge = percent > 100 ? percent - 100 : null;
  return [URGENT_WARNING, withClaims(URGENT_INCLUDED, { percent: surcharge })].filter(Boolean).join(' ');
}

/** The same for a quote; nothing where its deadline is not urgent. */
export const urgentNotes = ({ selection, lines }: Pick<IssuedQuote, 'selection' | 'lines'>): string[] =>
  lines.flatMap(({ id, percent }) =>
    id === 'timeline' && percent !== null && selection.timeline?.id === URGENT ? [urgentNote(percent)] : [],
  );

const URGENT: TimelineId = 'asap';
