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
