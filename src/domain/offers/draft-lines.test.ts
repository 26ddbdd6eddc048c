import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURE_IDS, MODE_IDS, SIZE_IDS, TIMELINE_IDS, TRADE_IDS } from '../quote/catalogue.ts';
import { issueQuote } from '../quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '../quote/price-book.ts';
import { priceQuote } from '../quote/quote.ts';
import type { QuoteSelection } from '../quote/selection.ts';
import { draftGroups } from './draft-lines.ts';
import { linesOf } from './offer.ts';
import { isTaken } from './offer-choice.ts';
import { lineAmount } from './offer-totals.ts';

const anySelection: fc.Arbitrary<QuoteSelection> = fc.record({
  service: fc.constant('tvorba-webu'),
  mode: fc.constantFrom(...MODE_IDS),
  trade: fc.constantFrom(...TRADE_IDS),
  size: fc.constantFrom(...SIZE_IDS),
  hasWebsite: fc.constant(false),
  features: fc.subarray([...FEATURE_IDS]),
  budget: fc.constant(null),
  timeline: fc.option(fc.constantFrom(...TIMELINE_IDS)),
});

const drafted = (selection: QuoteSelection, hasBook = true) => {
  const book = hasBook ? SPECIFICATION_PRICE_BOOK : null;
  const quote = issueQuote(priceQuote(selection, book));
  return { quote, groups: draftGroups(quote, book) };
};
const ticked = (groups: ReturnType<typeof draftGroups>) =>
  new Set(
    linesOf({ groups }).flatMap(({ id, choice }) => (choice.kind !== 'fixed' && choice.ticked ? [id] : [])),
  );

test('what is taken at first costs what the quote said, to the cent, for any choice', () => {
  fc.assert(
    fc.property(anySelection, fc.boolean(), (selection, hasBook) => {
      const { quote, groups } = drafted(selection, hasBook);
      const lines = linesOf({ groups });
      const taken = lines.filter((line) => isTaken(line, ticked(groups)));
      expect(taken.reduce((sum, line) => sum + lineAmount(line), 0)).toBe(quote.total);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(lines.every(({ name }) => name !== '' && !name.includes('×'))).toBe(true);
    }),
  );
});

const PAINTER: QuoteSelection = {
  service: 'tvorba-webu',
  mode: 'detailed',
  trade: 'painter',
  size: 'medium',
  hasWebsite: false,
  features: ['quote-form', 'testimonials'],
  budget: null,
  timeline: 'asap',
};

test('the sizes beside the chosen one are alternatives at the same terms', () => {
  const { groups } = drafted(PAINTER);
  const sizes = groups[0]?.lines.map(({ id, unitPrice, choice }) => [id, unitPrice, choice]);
  const group = { kind: 'alternative', group: 'size' };
  expect(sizes).toEqual([
    ['size-small', 1012_00, { ...group, ticked: false }],
    ['size-medium', 1897_50, { ...group, ticked: true }],
    ['size-large', 3795_00, { ...group, ticked: false }],
  ]);
});

test('what is recommended and was not chosen is an open option', () => {
  const { groups } = drafted(PAINTER);
  expect(groups[2]?.lines.map(({ feature, unitPrice, choice }) => [feature, unitPrice, choice])).toEqual([
    ['before-after-gallery', 316_25, { kind: 'optional', ticked: false }],
    ['room-calculator', 442_75, { kind: 'optional', ticked: false }],
  ]);
});

test('no option is what the service makes or does itself', () => {
  for (const trade of TRADE_IDS) {
    const { groups } = drafted({ ...PAINTER, service: 'cenove-kalkulacky', trade, features: [] });
    const options = linesOf({ groups }).map(({ feature }) => feature);
    expect(options).not.toContain('quote-calculator');
    expect(options).not.toContain('quote-form');
  }
});

test('the features of a rough estimate are lines, beside a website that stands already at their list prices', () => {
  const amounts = (hasWebsite: boolean) => {
    const { groups } = drafted({ ...PAINTER, service: 'cenove-kalkulacky', hasWebsite }, false);
    return groups.map(({ id, lines }) => [id, lines.map(({ feature, unitPrice }) => [feature, unitPrice])]);
  };
  expect(amounts(true)).toEqual([
    ['service', [[null, 800_00]]],
    [
      'features',
      [
        ['quote-form', 300_00],
        ['testimonials', 200_00],
      ],
    ],
  ]);
  expect(amounts(false).map(([id]) => id)).toEqual(['service', 'website', 'features']);
});

test('without a price book there is only what the quote said', () => {
  const { groups } = drafted(PAINTER, false);
  expect(linesOf({ groups }).every(({ choice }) => choice.kind === 'fixed')).toBe(true);
});
