import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FEATURE_IDS, MODE_IDS, SIZE_IDS, TIMELINE_IDS, TRADE_IDS } from './catalogue.ts';
import { estimate, type PriceInput, roughEstimate } from './estimate.ts';
import { SPECIFICATION_PRICE_BOOK as book } from './price-book.ts';
import { timelineWords } from './timeline.ts';

type Vector = PriceInput & {
  timeline: (typeof TIMELINE_IDS)[number];
  expected: { min: number; max: number; timeline: string; estimate: number };
};
const vectors: Vector[] = JSON.parse(readFileSync('tests/vectors/pricing.json', 'utf8'));

const anyInput = fc.record({
  mode: fc.constantFrom(...MODE_IDS),
  trade: fc.constantFrom(...TRADE_IDS),
  size: fc.constantFrom(...SIZE_IDS),
  features: fc.subarray([...FEATURE_IDS]),
  timeline: fc.option(fc.constantFrom(...TIMELINE_IDS), { nil: null }),
});
const percent = fc.integer({ min: 1, max: 300 });
const cents = fc.integer({ min: 0, max: 2_000_000 });
const anyBook = fc.record({
  base: fc.record({ small: cents, medium: cents, large: cents }),
  mode: fc.record({ quick: percent, detailed: percent }),
  timeline: fc.record({
    asap: percent,
    '1-month': percent,
    '2-months': percent,
    '3-6-months': percent,
    flexible: percent,
  }),
});

describe('estimate', () => {
  test.each(vectors.map((vector) => [JSON.stringify(vector), vector] as const))('%s', (_, vector) => {
    const result = estimate(book, vector);
    expect(result.range).toEqual({ min: vector.expected.min, max: vector.expected.max });
    expect(result.total).toBe(Math.round(vector.expected.estimate * 100));
    expect(timelineWords(vector.size, vector.timeline)).toBe(vector.expected.timeline);
  });

  it('has a waterfall that adds up to the estimate to the cent, whatever the price book', () => {
    fc.assert(
      fc.property(anyInput, anyBook, (input, part) => {
        const { lines, total } = estimate({ ...book, ...part }, input);
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
      }),
    );
  });

  it('agrees with the formula of specification 9 computed in exact fractions', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const features = input.mode === 'quick' ? [] : input.features;
        const featureSum = features.reduce((sum, id) => sum + book.feature[id], 0);
        const tenThousandths =
          (book.base[input.size] * book.trade[input.trade] + featureSum * 100) *
          book.mode[input.mode] *
          (input.timeline ? book.timeline[input.timeline] : 100);
        const halfUp = (percentOfRange: number) => {
          const scaled = BigInt(tenThousandths) * BigInt(percentOfRange);
          const unit = 10_000_000_000n;
          return Number(scaled / unit + (scaled % unit >= unit / 2n ? 1n : 0n));
        };
        expect(estimate(book, input).range).toEqual({ min: halfUp(85), max: halfUp(115) });
      }),
    );
  });

  it('ignores selected features in quick mode', () => {
    const input: PriceInput = {
      mode: 'quick',
      trade: 'painter',
      size: 'small',
      features: [],
      timeline: null,
    };
    expect(estimate(book, { ...input, features: FEATURE_IDS })).toEqual(estimate(book, input));
  });
});

describe('roughEstimate', () => {
  test.each([
    [{ size: 'small', featureCount: 0, tradePercent: 100 }, { min: 640, max: 1040 }, 800_00],
    [{ size: 'medium', featureCount: 3, tradePercent: 110 }, { min: 1408, max: 2288 }, 1760_00],
    [{ size: 'large', featureCount: 1, tradePercent: 200 }, { min: 2880, max: 4680 }, 3600_00],
  ] as const)('%o', (input, range, total) => {
    expect(roughEstimate(input)).toEqual({
      kind: 'rough',
      range,
      total,
      lines: [{ kind: 'rough', amount: total }],
    });
  });
});
