import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerLine as line, offerContent as offer } from '../../../tests/factories/offers.ts';
import type { OfferContent, OfferLine } from './offer.ts';
import { choose, initialChoice, wrongChoice } from './offer-choice.ts';
import { leastTotals, lineAmount, offerTotals, totalsOfEverything } from './offer-totals.ts';
import { duePayments } from './payment-plan.ts';

test.each([
  [100, 99_99, 99_99],
  [250, 33_33, 83_33],
  [1, 50, 1],
  [1, 49, 0],
])('%i hundredths of %i cents are %i', (quantity, unitPrice, amount) => {
  expect(lineAmount({ quantity, unitPrice })).toBe(amount);
});

describe('a choice', () => {
  const content = offer([
    line('web'),
    line('gallery', { choice: { kind: 'optional', ticked: false }, unitPrice: 250_00 }),
    line('s', { choice: { kind: 'alternative', group: 'size', ticked: false }, unitPrice: 10_00 }),
    line('m', { choice: { kind: 'alternative', group: 'size', ticked: true }, unitPrice: 20_00 }),
    line('care', { charged: 'month', unitPrice: 50_00 }),
  ]);

  test('begins as the operator has ticked it, and says both prices apart', () => {
    const totals = offerTotals(content, initialChoice(content));
    expect([totals.once.total, totals.monthly.total]).toEqual([120_00, 50_00]);
    expect(totalsOfEverything(content).once.total).toBe(370_00);
    expect(leastTotals(content).once.total).toBe(110_00);
  });

  test('takes an option, gives it back, and changes one alternative for another', () => {
    const taken = choose(content, initialChoice(content), 'gallery');
    expect(offerTotals(content, taken).once.total).toBe(370_00);
    expect(offerTotals(content, choose(content, taken, 'gallery')).once.total).toBe(120_00);
    const smaller = choose(content, taken, 's');
    expect([...smaller].toSorted()).toEqual(['gallery', 's']);
    expect(choose(content, smaller, 's')).toEqual(smaller);
    expect(choose(content, smaller, 'web')).toBe(smaller);
  });

  test.each([
    ['a fixed line', ['m', 'web'], { kind: 'unknownLine', id: 'web' }],
    ['a line of another offer', ['m', 'x'], { kind: 'unknownLine', id: 'x' }],
    ['no alternative', [], { kind: 'alternative', group: 'size' }],
    ['two alternatives', ['s', 'm'], { kind: 'alternative', group: 'size' }],
    ['one of each', ['s', 'gallery'], null],
  ])('with %s', (_, chosen, wrong) => {
    expect(wrongChoice(content, new Set(chosen))).toEqual(wrong);
  });
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 100_000 }),
  unitPrice: fc.integer({ min: 0, max: 50_000_00 }),
  charged: fc.constantFrom('once' as const, 'month' as const),
  choice: fc.constantFrom<OfferLine['choice']>(
    { kind: 'fixed' },
    { kind: 'optional', ticked: true },
    { kind: 'optional', ticked: false },
    { kind: 'alternative', group: 'a', ticked: false },
  ),
});
const anyOffer = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    vat: fc.constantFrom<OfferContent['vat']['status']>('non-payer', 'registered-7-7a', 'payer'),
    discount: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
        fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 10_000_00 }) }),
      ),
    ),
  })
  .map(({ lines, vat, discount }) =>
    offer(
      lines.map((changes, index) => line(`l${index}`, changes)),
      {
        vat: { status: vat, ratePercent: 23 },
        discount: discount && { name: 'Zľava', of: discount },
      },
    ),
  );

test('money adds up for any lines, options, discount and VAT', () => {
  fc.assert(
    fc.property(anyOffer, (content) => {
      for (const { lines, discount, net, vat, total } of Object.values(
        offerTotals(content, initialChoice(content)),
      )) {
        expect(Number.isSafeInteger(total)).toBe(true);
        expect([lines + discount, net + vat]).toEqual([net, total]);
        expect(net).toBeGreaterThanOrEqual(0);
        if (content.vat.status !== 'payer') expect(vat).toBe(0);
      }
      const everything = totalsOfEverything(content);
      expect(everything.once.lines).toBeGreaterThanOrEqual(offerTotals(content, new Set()).once.lines);
    }),
  );
});

test('payments add up to the price, none of them below zero', () => {
  const share = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 5_000_00 }) }),
    fc.constant({ kind: 'rest' as const }),
  );
  const plan = fc.array(share, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(plan, fc.integer({ min: 0, max: 20_000_00 }), (shares, total) => {
      const due = duePayments(
        shares.map((share, index) => ({ id: `p${index}`, name: '', after: null, share })),
        total,
      );
      expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(due.every(({ amount }) => amount >= 0)).toBe(true);
    }),
  );
});

test('a plan of halves of an odd price', () => {
  const half = { kind: 'percent', percent: 50 } as const;
  const plan = [
    { id: 'a', name: 'Pri objednaní', after: null, share: half },
    { id: 'b', name: 'Po odovzdaní', after: null, share: half },
  ];
  expect(duePayments(plan, 100_01).map(({ amount }) => amount)).toEqual([50_01, 50_00]);
});

test('whatever the client taps, the plan adds up to the price, and the choice can be accepted or says why not', () => {
  const taps = fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 8 });
  const percents = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 });
  fc.assert(
    fc.property(anyOffer, taps, percents, (content, tapped, parts) => {
      const chosen = tapped.reduce(
        (before, tap) => choose(content, before, `l${tap}`),
        initialChoice(content),
      );
      const { once } = offerTotals(content, chosen);
      const payments = [
        ...parts.map((percent, index) => ({
          ...{ id: `p${index}`, name: '', after: null },
          share: { kind: 'percent' as const, percent },
        })),
        { id: 'rest', name: '', after: null, share: { kind: 'rest' as const } },
      ];
      const due = duePayments(payments, once.total);
      expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(once.total);
      const hasGroup = content.groups[0]?.lines.some(({ choice }) => choice.kind === 'alternative') ?? false;
      const takenOfGroup = content.groups[0]?.lines.filter(
        ({ id, choice }) => choice.kind === 'alternative' && chosen.has(id),
      ).length;
      expect(wrongChoice(content, chosen) === null).toBe(!hasGroup || takenOfGroup === 1);
    }),
  );
});
