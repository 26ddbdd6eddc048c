import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySelection, quoteSelection } from '../../../tests/factories/selection.ts';
import { featuresField } from './fields.ts';
import { isQuoteOf, issueQuote } from './issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceQuote } from './quote.ts';
import { readIssuedQuote } from './read-stored.ts';
import { type QuoteSelection, sameSelection } from './selection.ts';

const selection = quoteSelection();

describe('the same selection', () => {
  it('is so whatever order the features were ticked in, and is priced to the same lines', () => {
    fc.assert(
      fc.property(anySelection, (one) => {
        const other = { ...one, features: one.features.toReversed() };
        expect(sameSelection(one, other)).toBe(true);
        expect(priceQuote(one, SPECIFICATION_PRICE_BOOK)).toEqual(
          priceQuote(other, SPECIFICATION_PRICE_BOOK),
        );
      }),
    );
  });

  it('is so between a choice and the quote made from it, which was stored and read again', () => {
    fc.assert(
      fc.property(anySelection, (chosen) => {
        const issued = issueQuote(priceQuote(chosen, SPECIFICATION_PRICE_BOOK));
        const stored = readIssuedQuote(JSON.parse(JSON.stringify(issued)));
        expect(isQuoteOf(stored, chosen)).toBe(true);
      }),
    );
  });

  it('ignores features in quick mode', () => {
    const quick = { ...selection, mode: 'quick' } as const;
    expect(sameSelection(quick, { ...quick, features: [] })).toBe(true);
  });

  it('ignores the size where a website stands already, and so does its price', () => {
    const standing = quoteSelection({ service: 'cenove-kalkulacky', hasWebsite: true, timeline: 'asap' });
    const large: QuoteSelection = { ...standing, size: 'large' };
    expect(sameSelection(standing, large)).toBe(true);
    for (const book of [SPECIFICATION_PRICE_BOOK, null])
      expect(priceQuote(large, book)).toEqual(priceQuote(standing, book));
    const made: QuoteSelection = { ...large, service: 'tvorba-webu' };
    expect(priceQuote(made, null).selection.size).toBe('large');
  });

  it('is so whether somebody has no website or was not asked', () => {
    const service = 'cenove-kalkulacky';
    const [none, notAsked] = [
      quoteSelection({ service, hasWebsite: false }),
      quoteSelection({ service, hasWebsite: null }),
    ];
    expect(sameSelection(none, notAsked)).toBe(true);
    const named = [none, notAsked].map((one) => issueQuote(priceQuote(one, null)).selection.hasWebsite);
    expect(named).toEqual([false, null]);
  });

  it.each<Partial<QuoteSelection>>([
    { service: 'erp-systemy' },
    { mode: 'quick' },
    { trade: 'painter' },
    { size: 'small' },
    { features: ['quote-form'] },
    { budget: null },
    { timeline: 'asap' },
  ])('is another one with %o', (change) => {
    expect(sameSelection(selection, { ...selection, ...change })).toBe(false);
  });
});

it('a body is read with its features in the order of the catalogue', () => {
  expect(featuresField.parse(['testimonials', 'quote-form'])).toEqual(['quote-form', 'testimonials']);
});
