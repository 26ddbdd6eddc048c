import type { Cents } from '../kernel/money.ts';
import type { FeatureId } from '../quote/catalogue.ts';
import { linesOf, type OfferContent, type OfferLine } from './offer.ts';
import { initialChoice } from './offer-choice.ts';
import { lineAmount, offerTotals } from './offer-totals.ts';
import { type Part, type Variant, variantsFor } from './variants.ts';

export const VARIANTS = ['affordable', 'recommended', 'whole'] as const;
export type VariantName = (typeof VARIANTS)[number];

/** What an offer would be for a budget. */
export interface OfferVariant {
  name: VariantName;
  taken: OfferLine[];
  left: OfferLine[];
  /** The whole one-off price then, as the client pays it. */
  total: Cents;
}

/** What can be left out: options, and features that are paid once. The website itself and its alternatives cannot. */
export const isPart = ({ charged, choice, feature }: OfferLine): boolean =>
  charged === 'once' && (choice.kind === 'optional' || (choice.kind === 'fixed' && feature !== null));

/** Three sets of what an offer holds, the first within a ceiling of the whole price (business 4). */
export function offerVariants(
  content: OfferContent,
  ceiling: Cents,
  recommended: readonly FeatureId[],
): OfferVariant[] {
  const lines = linesOf(content).filter(isPart);
  const parts = lines.map(
    (line): Part => ({
      id: line.id,
      price: lineAmount(line),
      isRecommended: line.feature !== null && recommended.includes(line.feature),
    }),
  );
  const found = variantsFor(parts, ceilingOfParts(content, ceiling));
  return VARIANTS.map((name) => {
    const { taken } = found[name];
    return {
      name,
      taken: lines.filter(({ id }) => taken.includes(id)),
      left: lines.filter(({ id }) => !taken.includes(id)),
      total: totalOf(withVariant(content, found[name])),
    };
  });
}

/** The offer with a variant: what it takes is in the price, everything else is an option that nobody has ticked. */
export const withVariant = (content: OfferContent, { taken }: Pick<Variant, 'taken'>): OfferContent => ({
  ...content,
  groups: content.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => {
      if (!isPart(line)) return line;
      const ticked = taken.includes(line.id);
      if (ticked && line.choice.kind === 'fixed') return line;
      return { ...line, choice: { kind: 'optional', ticked } };
    }),
  })),
});

const totalOf = (content: OfferContent): Cents => offerTotals(content, initialChoice(content)).once.total;

/** What the parts may cost so that the whole price, with its discount and VAT, stays under the ceiling. */
function ceilingOfParts(content: OfferContent, ceiling: Cents): Cents {
  const rest = offerTotals(
    withVariant(content, { taken: [] }),
    initialChoice(withVariant(content, { taken: [] })),
  ).once.lines;
  const most = linesOf(content)
    .filter(isPart)
    .reduce((sum, line) => sum + lineAmount(line), 0);
  // The price grows with its lines: the largest sum that fits lies between what fits and what does not.
  let fits = 0;
  let over = most + 1;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (totalOf(ofOneLine(content, rest + middle)) <= ceiling) fits = middle;
    else over = middle;
  }
  return fits;
}

/** The same terms for a price of lines. */
const ofOneLine = (content: OfferContent, unitPrice: Cents): OfferContent => ({
  ...content,
  groups: [
    {
      id: 'all',
      name: '',
      lines: [
        {
          id: 'all',
          name: '',
          included: '',
          quantity: 100,
          unit: 'whole',
          unitPrice,
          charged: 'once',
          choice: { kind: 'fixed' },
          feature: null,
        },
      ],
    },
  ],
});
