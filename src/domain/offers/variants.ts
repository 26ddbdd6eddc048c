import type { Cents } from '../kernel/money.ts';

/** Something that can be left out of an offer. */
export interface Part {
  id: string;
  price: Cents;
  /** Recommended to this trade. */
  isRecommended: boolean;
}

/** What fits, in the order of the parts, and what is left out for it. */
export interface Variant {
  taken: string[];
  left: string[];
  /** Of what is taken, without what is always part of the work. */
  price: Cents;
}

const variant = (parts: readonly Part[], isTaken: (part: Part, index: number) => boolean): Variant => {
  const taken = parts.filter(isTaken);
  return {
    taken: taken.map(({ id }) => id),
    left: parts.filter((part) => !taken.includes(part)).map(({ id }) => id),
    price: taken.reduce((sum, { price }) => sum + price, 0),
  };
};

/**
 * The largest useful set of parts within a ceiling: as many recommended ones as can be, then as many as can be, for as
 * little money as that takes (business 4).
 */
export function withinCeiling(parts: readonly Part[], ceiling: Cents): Variant {
  // The cheapest set of each usefulness. One recommended part is worth more than all others together.
  const worth = ({ isRecommended }: Part) => (isRecommended ? parts.length + 1 : 1);
  let cheapest = new Map([[0, { price: 0, taken: new Set<number>() }]]);
  parts.forEach((part, index) => {
    const next = new Map(cheapest);
    for (const [usefulness, { price, taken }] of cheapest) {
      const more = usefulness + worth(part);
      const known = next.get(more);
      const sum = price + part.price;
      if (sum <= ceiling && (!known || sum < known.price))
        next.set(more, { price: sum, taken: new Set(taken).add(index) });
    }
    cheapest = next;
  });
  const best = cheapest.get(Math.max(...cheapest.keys()));
  return variant(parts, (_, index) => best?.taken.has(index) ?? false);
}

export interface Variants {
  /** Within the ceiling. */
  affordable: Variant;
  recommended: Variant;
  whole: Variant;
}

/** Three variants for a budget. */
export const variantsFor = (parts: readonly Part[], ceiling: Cents): Variants => ({
  affordable: withinCeiling(parts, ceiling),
  recommended: variant(parts, ({ isRecommended }) => isRecommended),
  whole: variant(parts, () => true),
});
