import type { Cents } from '../kernel/money.ts';
import { linesOf, type OfferContent, type OfferLine } from './offer.ts';
import { lineAmount } from './offer-totals.ts';

/** What became of a line between two revisions. */
export type LineChange =
  | { kind: 'added'; line: OfferLine }
  | { kind: 'removed'; line: OfferLine }
  | { kind: 'changed'; before: OfferLine; line: OfferLine; amount: { before: Cents; now: Cents } };

const FACTS = ['name', 'included', 'quantity', 'unit', 'unitPrice', 'charged'] as const;

const isSame = (before: OfferLine, now: OfferLine): boolean =>
  FACTS.every((fact) => before[fact] === now[fact]) &&
  before.choice.kind === now.choice.kind &&
  groupOf(before) === groupOf(now);

const groupOf = ({ choice }: OfferLine): string | null =>
  choice.kind === 'alternative' ? choice.group : null;

/**
 * What changed from one revision to the next, found by the lines' ids: in the order of the new one, what is gone at the
 * end. What only moved, and what is only ticked otherwise, is the same.
 */
export function differenceOf(
  before: Pick<OfferContent, 'groups'>,
  now: Pick<OfferContent, 'groups'>,
): LineChange[] {
  const old = new Map(linesOf(before).map((line) => [line.id, line]));
  const current = new Set(linesOf(now).map(({ id }) => id));
  return [
    ...linesOf(now).flatMap((line): LineChange[] => {
      const earlier = old.get(line.id);
      if (!earlier) return [{ kind: 'added', line }];
      if (isSame(earlier, line)) return [];
      const amount = { before: lineAmount(earlier), now: lineAmount(line) };
      return [{ kind: 'changed', before: earlier, line, amount }];
    }),
    ...[...old.values()]
      .filter(({ id }) => !current.has(id))
      .map((line): LineChange => ({ kind: 'removed', line })),
  ];
}
