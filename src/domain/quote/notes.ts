import { URGENT_INCLUDED, URGENT_WARNING } from '#content/options.ts';
import { withClaims } from '../content/claims.ts';
import { formatEuroRange, formatEuros } from '../kernel/format.ts';
import { pluralRange } from '../kernel/plural.ts';
import { BUDGETS, type BudgetId, SERVICES, type ServiceSlug, type TimelineId } from './catalogue.ts';
import type { PriceRange } from './estimate.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { budgetLabel, serviceDuration } from './labels.ts';
import { calculationOf } from './price-total.ts';
import type { QuoteSelection } from './selection.ts';
import { missedDeadline, wishWords } from './timeline.ts';

const isCalculated = (service: ServiceSlug): boolean => SERVICES[service].calculated === 'service';

/**
 * The price of a website part is not compared with the published price of the whole service (decisions 7.6), and none is
 * called unusual that the page of the trade offers (decisions 8.2).
 */
function serviceNote(range: PriceRange, service: ServiceSlug, offered: PriceRange | null): string[] {
  const [from, to] = SERVICES[service].euros;
  const most = Math.max(to, offered?.max ?? 0);
  if (!isCalculated(service) || (range.min >= from && range.max <= most)) return [];
  return [
    `Odhad ${formatEuroRange(range.min, range.max)} je mimo bežného rozpätia tejto služby (${formatEuroRange(from, to)}).`,
  ];
}

/** How all that is paid once stands to the chosen sum, with the difference (decisions 8.2); nothing where nothing is. */
function budgetNote(total: PriceRange, budget: BudgetId): string[] {
  if (total.max === 0) return [];
  const { min, max } = BUDGETS[budget];
  const sum = `zvolená suma (${budgetLabel(budget)})`;
  if (max !== null && total.min > max)
    return [
      `Odhad je najmenej o ${formatEuros(total.min - max)} vyšší než ${sum}, ale rozsah sa dá upraviť.`,
    ];
  if (max !== null && total.max > max)
    return [`Odhad môže byť až o ${formatEuros(total.max - max)} vyšší než ${sum}.`];
  if (total.max < min)
    return [
      `Odhad je najmenej o ${formatEuros(min - total.max)} nižší než ${sum}, takže zostáva priestor na ďalšie funkcie.`,
    ];
  return [];
}

/** Says of a wanted deadline that the work usually takes longer, and of an urgent one that it is a wish (decisions 8.3). */
export function deadlineNote(selection: Pick<QuoteSelection, 'service' | 'size' | 'timeline'>): string[] {
  const missed = missedDeadline(selection);
  const words = wishWords(selection);
  const wish = words === null ? [] : [`Želaný termín: ${words}.`];
  if (missed === null) return wish.length === 0 ? [] : [[...wish, 'Termín treba najprv overiť.'].join(' ')];
  const { service } = selection;
  const work = isCalculated(service) ? 'Práca vo zvolenom rozsahu' : 'Práca na tejto službe';
  const duration = isCalculated(service)
    ? pluralRange(missed.usual.from, missed.usual.to, 'week')
    : serviceDuration(service);
  return [[...wish, `${work} obvykle trvá ${duration}, preto treba kratší termín najprv overiť.`].join(' ')];
}

/**
 * One sentence for each thing that does not fit: published range, budget, deadline (decisions 2.4). `total` is what is paid
 * once in all; of a website that is its own price. `offered` is what the page of the trade shows for the same size.
 */
export function quoteNotes(
  total: PriceRange,
  selection: Pick<QuoteSelection, 'service' | 'size' | 'budget' | 'timeline'>,
  offered: PriceRange | null,
): string[] {
  const { service, budget } = selection;
  return [
    ...serviceNote(total, service, offered),
    ...(budget ? budgetNote(total, budget) : []),
    ...deadlineNote(selection),
  ];
}

/**
 * What an urgent deadline does to the price; `percent` is the factor that the estimate has already, 115 for 15 % more, null
 * where no website is calculated.
 */
export function urgentNote(percent: number | null): string {
  const surcharge = percent !== null && percent > 100 ? percent - 100 : null;
  return [URGENT_WARNING, withClaims(URGENT_INCLUDED, { percent: surcharge })].filter(Boolean).join(' ');
}

/** The same for a quote; nothing where its deadline is not urgent. */
export function urgentNotes(quote: IssuedQuote): string[] {
  if (quote.selection.timeline?.id !== URGENT) return [];
  const line = calculationOf(quote)?.lines.find(({ id }) => id === 'timeline');
  return [urgentNote(line?.percent ?? null)];
}

const URGENT: TimelineId = 'asap';
