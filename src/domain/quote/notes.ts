import { URGENT_INCLUDED, URGENT_WARNING } from '#content/options.ts';
import { withClaims } from '../content/claims.ts';
import { formatEuroRange } from '../kernel/format.ts';
import { pluralRange } from '../kernel/plural.ts';
import {
  BUDGETS,
  type BudgetId,
  SERVICES,
  type ServiceSlug,
  type SizeId,
  type TimelineId,
} from './catalogue.ts';
import type { PriceLine, PriceRange } from './estimate.ts';
import { budgetLabel } from './labels.ts';
import { timelineWeeks } from './timeline.ts';

/** Weeks a visitor gives us; null where the deadline is open. */
const WEEKS_AVAILABLE: Record<TimelineId, number | null> = {
  asap: 2,
  '1-month': 4,
  '2-months': 8,
  '3-6-months': 26,
  flexible: null,
};

function serviceNote(range: PriceRange, service: ServiceSlug): string[] {
  const { euros, charged } = SERVICES[service];
  if (charged !== 'once') return [];
  const [from, to] = euros;
  if (range.min >= from && range.max <= to) return [];
  return [
    `Odhad ${formatEuroRange(range.min, range.max)} je mimo bežného rozpätia tejto služby ${formatEuroRange(from, to)}.`,
  ];
}

function budgetNote(range: PriceRange, budget: BudgetId): string[] {
  const { min, max } = BUDGETS[budget];
  if (max !== null && range.min > max) {
    return [`Odhad je vyšší než zvolený rozpočet (${budgetLabel(budget)}), ale rozsah sa dá upraviť.`];
  }
  if (range.max < min) {
    return [
      `Odhad je nižší než zvolený rozpočet (${budgetLabel(budget)}), takže zostáva priestor na ďalšie funkcie.`,
    ];
  }
  return [];
}

function deadlineNote(size: SizeId, timeline: TimelineId): string[] {
  const available = WEEKS_AVAILABLE[timeline];
  const usual = timelineWeeks(size, null);
  if (available === null || usual.from <= available) return [];
  return [
    `Práca vo zvolenom rozsahu obvykle trvá ${pluralRange(usual.from, usual.to, 'week')}, preto treba kratší termín najprv overiť.`,
  ];
}

/** One sentence for each thing that does not fit: published range, budget, deadline (decisions 2.4). */
export const quoteNotes = (
  range: PriceRange,
  selection: { service: ServiceSlug; size: SizeId; budget: BudgetId | null; timeline: TimelineId | null },
): string[] => [
  ...serviceNote(range, selection.service),
  ...(selection.budget ? budgetNote(range, selection.budget) : []),
  ...(selection.timeline ? deadlineNote(selection.size, selection.timeline) : []),
];

/** What an urgent deadline does to the price; `percent` is the factor that the estimate has already, 115 for 15 % more. */
export function urgentNote(percent: number): string {
  const surcharge = percent > 100 ? percent - 100 : null;
  return [URGENT_WARNING, withClaims(URGENT_INCLUDED, { percent: surcharge })].filter(Boolean).join(' ');
}

/** The same for a quote; nothing where its deadline is not urgent. */
export const urgentNotes = (lines: readonly PriceLine[]): string[] =>
  lines.flatMap((line) =>
    line.kind === 'timeline' && line.timeline === 'asap' ? [urgentNote(line.percent)] : [],
  );
