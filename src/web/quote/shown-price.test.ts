import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteAnswer } from '#domain/quote/answer.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { pricesInBrief } from '#domain/quote/price-total.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import { timelineText } from '#domain/quote/timeline.ts';
import { anySelection, quoteSelection } from '../../../tests/factories/selection.ts';
import { wizardForm } from '../../../tests/factories/wizard.ts';
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
        const answer = quoteAnswer({ ...issued, quote: issueQuote(quote) });
        expect(shownPrice(service, wizardForm(), answer, null)).toEqual(
          shownPrice(service, wizardForm(), null, quote),
        );
      }),
    );
  });

  it('prefers the server’s numbers, and is none without either', () => {
    const quote = priceQuote(quoteSelection(), SPECIFICATION_PRICE_BOOK);
    const answer = { ...quoteAnswer({ ...issued, quote: issueQuote(quote) }), notes: ['zo servera'] };
    expect(shownPrice('tvorba-webu', wizardForm(), answer, quote)?.notes).toEqual(['zo servera']);
    expect(shownPrice('tvorba-webu', wizardForm(), null, null)).toBeNull();
  });
});

describe('price in brief', () => {
  const brief = (service: ServiceSlug, isPriced: boolean) => {
    const price = shownPrice(
      service,
      wizardForm(),
      null,
      isPriced ? priceQuote(quoteSelection({ service }), SPECIFICATION_PRICE_BOOK) : null,
    );
    const { prices, isPreliminary } = priceInBrief(service, price);
    return { text: pricesInBrief(prices).replaceAll('\u00A0', ' '), isPreliminary };
  };

  it.each([
    ['tvorba-webu', false, '800 – 1 500 €'],
    ['tvorba-webu', true, '1 964 – 2 657 €'],
    ['erp-systemy', false, '3 800 – 21 500 €'],
    ['erp-systemy', true, '4 964 – 22 657 €'],
    ['udrzba-podpora', false, '50 – 300 € mesačne + 800 – 1 500 € za nový web'],
    ['udrzba-podpora', true, '50 – 300 € mesačne + 1 964 – 2 657 € jednorazovo'],
  ] as const)('of %s, with a trade: %s, is "%s"', (service, isPriced, text) => {
    expect(brief(service, isPriced)).toEqual({ text, isPreliminary: !isPriced });
  });

  it.each([
    ['tvorba-webu', 'not-asked', false, null],
    ['erp-systemy', '', true, 's novým webom'],
    ['udrzba-podpora', '', true, null],
    ['erp-systemy', 'no', false, null],
    ['erp-systemy', 'yes', false, null],
  ] as const)(
    'of %s, with "%s" to whether a website stands, is preliminary: %s, %s',
    (service, hasWebsite, isPreliminary, assumed) => {
      const quote = priceQuote(quoteSelection({ service }), SPECIFICATION_PRICE_BOOK);
      const price = shownPrice(service, wizardForm({ hasWebsite }), null, quote);
      expect(priceInBrief(service, price)).toMatchObject({ isPreliminary, assumed });
    },
  );

  it('before a trade is chosen is what the size usually costs that was chosen with a package', () => {
    const [price] = priceInBrief('tvorba-webu', null, 'medium').prices;
    expect(price).toMatchObject({ range: { min: 1500, max: 3500 }, duration: timelineText('medium', null) });
  });

  it.each([false, true])(
    'of what is paid again and again, with a trade: %s, names the website beside',
    (isPriced) => {
      const quote = priceQuote(quoteSelection({ service: 'udrzba-podpora' }), SPECIFICATION_PRICE_BOOK);
      const price = shownPrice(
        'udrzba-podpora',
        wizardForm({ hasWebsite: '' }),
        null,
        isPriced ? quote : null,
      );
      const { prices } = priceInBrief('udrzba-podpora', price);
      expect(prices.map(({ paid }) => paid)).toEqual(['mesačne', 'za nový web']);
    },
  );

  it.each([
    ['tvorba-webu', null],
    ['erp-systemy', 's novým webom'],
  ] as const)('of %s says before a trade is chosen what is assumed: %s', (service, assumed) => {
    expect(priceInBrief(service, null).assumed).toBe(assumed);
  });
});
