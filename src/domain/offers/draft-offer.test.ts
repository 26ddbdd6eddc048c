import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection } from '../../../tests/factories/selection.ts';
import { site } from '../content/site.ts';
import { issueQuote } from '../quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '../quote/price-book.ts';
import { calculationOf } from '../quote/price-total.ts';
import { priceQuote } from '../quote/quote.ts';
import type { QuoteSelection } from '../quote/selection.ts';
import { emptyOffer, offerFromQuote } from './draft-offer.ts';
import { linesOf, workingDaysOf } from './offer.ts';
import { initialChoice } from './offer-choice.ts';
import { renewedDates } from './offer-dates.ts';
import { offerProblems } from './offer-problems.ts';
import { offerContentSchema } from './offer-schemas.ts';
import { offerTotals } from './offer-totals.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const FACTS = { site, now: NOW };
const RECIPIENT = { name: 'Jana', email: 'jana@example.sk' };

test('of any quote the draft can be sent as it is, and is stored as it was made', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const quote = issueQuote(priceQuote(selection, SPECIFICATION_PRICE_BOOK));
      const content = offerFromQuote(quote, SPECIFICATION_PRICE_BOOK, FACTS);
      expect(offerProblems(content, RECIPIENT, '2026-11-24')).toEqual([]);
      expect(offerContentSchema.parse(content)).toEqual(content);
      expect(JSON.stringify(content)).not.toMatch(/[{]\w+[}]|undefined|null,null/);
      const website = linesOf(content).filter(({ id }) => id !== 'service');
      const taken = offerTotals(
        { ...content, groups: [{ id: 'g', name: '', lines: website }] },
        initialChoice(content),
      );
      expect(taken.once.lines).toBe(calculationOf(quote)?.sum.amount ?? 0);
    }),
  );
});

describe('a draft', () => {
  const draft = (selection: Partial<QuoteSelection>, changes: object = {}) => {
    const chosen: QuoteSelection = {
      ...{ service: 'tvorba-webu', mode: 'detailed', trade: 'painter', size: 'medium' },
      ...{ hasWebsite: false, features: [], budget: null, timeline: null },
      ...selection,
    };
    const terms = { ...site.terms, ...changes };
    return offerFromQuote(
      issueQuote(priceQuote(chosen, SPECIFICATION_PRICE_BOOK)),
      SPECIFICATION_PRICE_BOOK,
      { ...FACTS, site: { ...site, terms } },
    );
  };

  test('has the stages of its service over the time that the quote says', () => {
    const { stages } = draft({});
    expect(stages.map(({ name, days }) => [name, days])).toEqual([
      ['Upresnenie zadania', 4],
      ['Štruktúra a texty', 5],
      ['Grafický návrh', 7],
      ['Programovanie', 10],
      ['Skúšky a spustenie', 4],
    ]);
    expect(workingDaysOf({ stages })).toBe(30);
    expect(workingDaysOf(draft({ timeline: 'asap' }))).toBe(30);
  });

  test('counts a service that has a price of its own, by the month where it is sold so', () => {
    const [service] = linesOf(draft({ service: 'udrzba-podpora' }));
    expect(service).toMatchObject({ id: 'service', charged: 'month', unitPrice: 50_00 });
    expect(linesOf(draft({ service: 'erp-systemy' }))[0]).toMatchObject({
      charged: 'once',
      unitPrice: 3_000_00,
    });
  });

  test.each([
    [null, [40, 'rest']],
    [30, [30, 'rest']],
    [100, ['rest']],
  ])('with a deposit of %s %% is paid in %j', (depositPercent, parts) => {
    const { payments } = draft({}, { depositPercent });
    expect(payments.map(({ share }) => (share.kind === 'percent' ? share.percent : share.kind))).toEqual(
      parts,
    );
    expect(payments[0]?.after).toBeNull();
  });

  test('of nothing lacks its title and its lines, and nothing else', () => {
    expect(offerProblems(emptyOffer('', FACTS), RECIPIENT, '2026-11-24').map(({ field }) => field)).toEqual([
      'title',
      'groups',
    ]);
  });
});

test.each([
  ['2026-11-24T09:00:00Z', '2026-12-15'],
  ['2026-12-04T09:00:00Z', '2026-12-28'],
])('an offer of %s holds until a working day, %s', (now, validUntil) => {
  expect(emptyOffer('', { site, now: new Date(now) }).validUntil).toBe(validUntil);
});

test.each([
  ['ended', '2026-11-20', '2026-12-15'],
  ['ends in a day', '2026-11-25', '2026-12-15'],
  ['ends in a week', '2026-12-01', '2026-12-01'],
])('what is offered again and %s (%s) holds until %s', (_, validUntil, renewed) => {
  const content = { ...emptyOffer('', FACTS), validUntil };
  expect(renewedDates(content, site, NOW).validUntil).toBe(renewed);
});
