import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Part, variantsFor, withinCeiling } from './variants.ts';

const usefulness = (parts: readonly Part[]) => ({
  recommended: parts.filter(({ isRecommended }) => isRecommended).length,
  count: parts.length,
  price: parts.reduce((sum, { price }) => sum + price, 0),
});

/** Every set of parts there is. */
function best(parts: readonly Part[], ceiling: number) {
  let found = usefulness([]);
  for (let set = 1; set < 2 ** parts.length; set += 1) {
    const one = usefulness(parts.filter((_, index) => set & (1 << index)));
    if (one.price > ceiling) continue;
    const better = one.recommended - found.recommended || one.count - found.count || found.price - one.price;
    if (better > 0) found = one;
  }
  return found;
}

test('what fits is as useful as the best of all sets', () => {
  const part = fc.record({ price: fc.integer({ min: 0, max: 800_00 }), isRecommended: fc.boolean() });
  const parts = fc
    .array(part, { maxLength: 10 })
    .map((all) => all.map((one, index): Part => ({ id: `f${index}`, ...one })));
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 5_000_00 }), (parts, ceiling) => {
      const { taken, left, price } = withinCeiling(parts, ceiling);
      const chosen = parts.filter(({ id }) => taken.includes(id));
      expect(usefulness(chosen)).toEqual(best(parts, ceiling));
      expect(price).toBe(usefulness(chosen).price);
      expect([...taken, ...left].toSorted()).toEqual(parts.map(({ id }) => id).toSorted());
    }),
  );
});

test('also of fifteen features', () => {
  const parts = Array.from(
    { length: 15 },
    (_, index): Part => ({
      id: `f${index}`,
      price: ((index * 7919) % 800) * 100 + 37,
      isRecommended: index % 4 === 0,
    }),
  );
  for (const ceiling of [0, 500_00, 1_500_00, 3_500_00, 8_000_00]) {
    const { taken } = withinCeiling(parts, ceiling);
    expect(usefulness(parts.filter(({ id }) => taken.includes(id)))).toEqual(best(parts, ceiling));
  }
});

test('the recommended one and the whole say what they leave out', () => {
  const parts: Part[] = [
    { id: 'form', price: 300_00, isRecommended: true },
    { id: 'gallery', price: 250_00, isRecommended: false },
  ];
  expect(variantsFor(parts, 250_00)).toEqual({
    affordable: { taken: ['gallery'], left: ['form'], price: 250_00 },
    recommended: { taken: ['form'], left: ['gallery'], price: 300_00 },
    whole: { taken: ['form', 'gallery'], left: [], price: 550_00 },
  });
});
