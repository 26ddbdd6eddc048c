import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import type { OfferContent, OfferLine } from './offer.ts';
import { initialChoice } from './offer-choice.ts';
import { offerTotals } from './offer-totals.ts';
import { isPart, offerVariants, withVariant } from './offer-variants.ts';

const option = (id: string, unitPrice: number, changes: Partial<OfferLine> = {}) =>
  offerLine(id, { unitPrice, choice: { kind: 'optional', ticked: false }, ...changes });

const OFFER = offerContent([
  offerLine('web', { unitPrice: 1_000_00 }),
  offerLine('gallery', { unitPrice: 250_00, feature: 'before-after-gallery' }),
  option('reviews', 150_00, { feature: 'testimonials' }),
  option('german', 350_00),
  offerLine('care', { charged: 'month', unitPrice: 29_00 }),
]);

const names = (lines: readonly OfferLine[]) => lines.map(({ id }) => id).join(' ');
const summary = (content: OfferContent, ceiling: number) =>
  offerVariants(content, ceiling, ['testimonials']).map(
    ({ name, taken, left, total }) => `${name}: ${names(taken)} (${names(left)}) ${total / 100}`,
  );

test('for a budget says what fits, what is left out and what each costs', () => {
  expect(summary(OFFER, 1_400_00)).toEqual([
    'affordable: gallery reviews (german) 1400',
    'recommended: reviews (gallery german) 1150',
    'whole: gallery reviews german () 1750',
  ]);
  expect(summary(OFFER, 1_399_99)[0]).toBe('affordable: reviews (gallery german) 1150');
  expect(summary(OFFER, 0)[0]).toBe('affordable:  (gallery reviews german) 1000');
});

test('counts the discount and the VAT of the offer', () => {
  const payer = { ...OFFER, vat: { status: 'payer', ratePercent: 23 } as const };
  const cheaper = { ...payer, discount: { name: 'Zľava', of: { kind: 'percent', percent: 10 } as const } };
  expect(summary(payer, 1_414_50)[0]).toBe('affordable: reviews (gallery german) 1414.5');
  expect(summary(payer, 1_414_49)[0]).toBe('affordable:  (gallery reviews german) 1230');
  expect(summary(cheaper, 1_273_05)[0]).toBe('affordable: reviews (gallery german) 1273.05');
});

test('what is left out stays an option for the client', () => {
  const applied = withVariant(OFFER, { taken: ['reviews'] });
  expect(applied.groups[0]?.lines.map(({ choice }) => choice)).toEqual([
    { kind: 'fixed' },
    { kind: 'optional', ticked: false },
    { kind: 'optional', ticked: true },
    { kind: 'optional', ticked: false },
    { kind: 'fixed' },
  ]);
});

test('never costs more than the ceiling unless nothing can be left out, and its price is that of the applied offer', () => {
  const anyLine = fc.record({ price: fc.integer({ min: 0, max: 900_00 }), isFeature: fc.boolean() });
  const anyOffer = fc
    .record({
      lines: fc.array(anyLine, { maxLength: 9 }),
      percent: fc.integer({ min: 1, max: 100 }),
      rate: fc.integer({ min: 0, max: 27 }),
    })
    .map(({ lines, percent, rate }) =>
      offerContent(
        lines.map(({ price, isFeature }, index) =>
          offerLine(`l${index}`, { unitPrice: price, feature: isFeature ? 'testimonials' : null }),
        ),
        {
          vat: { status: 'payer', ratePercent: rate },
          discount: { name: 'z', of: { kind: 'percent', percent } },
        },
      ),
    );
  fc.assert(
    fc.property(anyOffer, fc.integer({ min: 0, max: 6_000_00 }), (content, ceiling) => {
      const variants = offerVariants(content, ceiling, []);
      for (const { taken, left, total } of variants) {
        const applied = withVariant(content, { taken: taken.map(({ id }) => id) });
        expect(offerTotals(applied, initialChoice(applied)).once.total).toBe(total);
        expect(taken.length + left.length).toBe(content.groups[0]?.lines.filter(isPart).length);
      }
      const [affordable] = variants;
      if (affordable?.taken.some(({ unitPrice }) => unitPrice > 0))
        expect(affordable.total).toBeLessThanOrEqual(ceiling);
    }),
  );
});
