import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import { anySelection, quoteSelection } from '../../../tests/factories/selection.ts';
import { priceInBrief, shownPrice } from './shown-price.ts';

const issued = {
  id: '7f0f4d5e-6a55-4a3e-9f0e-0d3c2b1a4e5f',
  number: 'RO-2026-000001',
  validUntil: new Date(0),
};

describe('shown price', () => {
  it('is the same from the preview and from the server’s answer, for any selection', () => {
    fc.assert(
      fc.property(anySelection, fc.constantFrom(SPECIFICATION_PRICE_BOOK, null), (selection, book) => {
        const quote = priceQuote(selection, book);
        const { service } = selection;
        expect(shownPrice(service, quoteAnswer({ ...issued, quote: issueQuote(quote) }), null)).toEqual(
          shownPrice(service, null, quote),
        );
      }),
    );
  });

  it('prefers the server’s numbers, and is none without either', () => {
    const quote = priceQuote(quoteSelection(), SPECIFICATION_PRICE_BOOK);
    const answer = { ...quoteAnswer({ ...issued, quote: issueQuote(quote) }), timeline: 'zo servera' };
    expect(shownPrice('tvorba-webu', answer, quote)?.timeline).toBe('zo servera');
    expect(shownPrice('tvorba-webu', null, null)).toBeNull();
  });
});

describe('price in brief', () => {
  const price = shownPrice('tvorba-webu', null, priceQuote(quoteSelection(), SPECIFICATION_PRICE_BOOK));

  it('is the default range, called preliminary, until a trade is chosen', () => {
    expect(priceInBrief('tvorba-webu', null)).toEqual({
      range: { min: 800, max: 1500 },
      time: '1\u00A0– 2\u00A0týždne',
      isPreliminary: true,
    });
    expect(priceInBrief('tvorba-webu', price)).toEqual({
      range: price?.range,
      time: price?.timeline,
      isPreliminary: false,
    });
  });

  it.each([null, price])(
    'of a service that is no website is the published one, with a trade or without',
    (any) => {
      expect(priceInBrief('erp-systemy', any)).toMatchObject({
        range: { min: 3000, max: 20_000 },
        isPreliminary: false,
      });
    },
  );
});
