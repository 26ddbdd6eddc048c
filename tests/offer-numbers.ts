import fc from 'fast-check';
import type { Cents } from '#domain/kernel/money.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { linesOf, type OfferContent, type OfferLine } from '#domain/offers/offer.ts';
import { lineAmount } from '#domain/offers/offer-totals.ts';
import { offerContent, offerLine, sentRevision, toldOffer } from './factories/offers.ts';

const anyLine = fc.record({
  quantity: fc.constantFrom(100, 100, 250, 1_200),
  unit: fc.constantFrom<OfferLine['unit']>('whole', 'piece', 'hour'),
  unitPrice: fc.oneof(
    fc.integer({ min: 1, max: 900 }).map((euros) => euros * 1_000),
    fc.integer({ min: 1, max: 900_000 }),
  ),
  charged: fc.constantFrom<OfferLine['charged']>('once', 'once', 'month'),
  choice: fc.constantFrom<OfferLine['choice']['kind']>('fixed', 'fixed', 'optional', 'alternative'),
  isTicked: fc.boolean(),
});

const percents = fc.constantFrom([100], [30, 70], [40, 30, 30]);

/** Any offer, with names that have no digits in them. */
export const anyOfferContent: fc.Arbitrary<OfferContent> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 9 }),
    status: fc.constantFrom<OfferContent['vat']['status']>('non-payer', 'registered-7-7a', 'payer'),
    discount: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 60 }) }),
        fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
      ),
    ),
    percents,
  })
  .map(({ lines, status, discount, percents: plan }) => {
    const first = lines.findIndex(({ choice }) => choice === 'alternative');
    const choiceOf = ({ choice, isTicked }: (typeof lines)[number], index: number): OfferLine['choice'] => {
      if (choice === 'fixed') return { kind: 'fixed' };
      if (choice === 'optional') return { kind: 'optional', ticked: isTicked };
      return { kind: 'alternative', group: 'size', ticked: index === first };
    };
    const made = lines.map((line, index) => {
      const { quantity, unit, unitPrice, charged } = line;
      const name = `Položka ${'abcdefghi'[index]}`;
      return offerLine(`l${index}`, {
        name,
        quantity,
        unit,
        unitPrice,
        charged,
        choice: choiceOf(line, index),
      });
    });
    return offerContent(made, {
      vat: { status, ratePercent: 23 },
      discount: discount && { name: 'Zľava', of: discount },
      payments: plan.map((percent, index) => ({
        id: `p${index}`,
        name: `Platba ${'abc'[index]}`,
        after: 'work',
        share: index === plan.length - 1 ? { kind: 'rest' } : { kind: 'percent', percent },
      })),
    });
  });

/** What the API says of the offer on the day it was sent. */
export const offerJson = (content: OfferContent): ClientOffer =>
  toldOffer({ revisions: [sentRevision(content)] }, '2026-11-23');

/** The amounts that everything which shows the offer says, in their order. */
export function amountsOf({ content, totals, payments }: ClientOffer): {
  contents: Cents[];
  payments: Cents[];
} {
  const sum = ({ net, vat, total }: typeof totals.once) =>
    content.vat.status === 'payer' ? [net, vat, total] : [total];
  return {
    contents: [
      ...linesOf(content).map(lineAmount),
      ...(totals.once.discount === 0 ? [] : [totals.once.lines, totals.once.discount]),
      ...sum(totals.once),
      ...(totals.monthly.lines === 0 ? [] : sum(totals.monthly)),
    ],
    payments: payments.map(({ amount }) => amount).filter((amount) => amount > 0),
  };
}

const AMOUNT = /([−-])?(\d{1,3}(?: \d{3})*|\d+)(?:,(\d{2}))? €/g;
const NO_AMOUNTS = /× [\d ,]+ €|\d+\. \d+\. \d{4}/g;

/** The amounts that a text says, in cents; not the prices of one piece, and no days. */
export const amountsIn = (text: string): Cents[] =>
  [...text.replace(/\s/g, ' ').replace(NO_AMOUNTS, ';').matchAll(AMOUNT)].map(
    ([, minus, euros = '', cents = '0']) =>
      (minus ? -1 : 1) * (Number(euros.replaceAll(' ', '')) * 100 + Number(cents)),
  );

/** What stands in a text between two of its headings. */
export function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start + from.length);
  return start < 0 ? '' : text.slice(start, end < 0 ? undefined : end);
}
