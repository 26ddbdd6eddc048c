import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySelection, quoteSelection } from '../../../tests/factories/selection.ts';
import { quoteAnswer } from './answer.ts';
import { SERVICES, type ServiceSlug } from './catalogue.ts';
import { issueQuote } from './issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceRows, pricesOf, priceTotal } from './price-total.ts';
import { priceQuote } from './quote.ts';

const quoteOf = (service: ServiceSlug) =>
  issueQuote(priceQuote(quoteSelection({ service }), SPECIFICATION_PRICE_BOOK));

it('is the sum of its parts: the website, and the service unless it is paid again and again', () => {
  fc.assert(
    fc.property(anySelection, fc.constantFrom(SPECIFICATION_PRICE_BOOK, null), (selection, book) => {
      const quote = issueQuote(priceQuote(selection, book));
      const { min, max, parts } = priceTotal(quote);
      const { euros, charged, calculated } = SERVICES[selection.service];
      const [from, to] = calculated === 'website' && charged === 'once' ? euros : [0, 0];
      expect({ min, max }).toEqual({ min: quote.range.min + from, max: quote.range.max + to });
      expect(parts.reduce((sum, part) => sum + part.min, 0)).toBe(min);
      expect(parts.reduce((sum, part) => sum + part.max, 0)).toBe(max);
      const issued = { id: crypto.randomUUID(), number: null, validUntil: new Date(0), quote };
      expect(quoteAnswer(issued).total).toEqual({ min, max, parts });
    }),
  );
});

describe('the prices shown', () => {
  const shown = (service: ServiceSlug) =>
    priceRows(pricesOf(quoteOf(service))).map(({ label, range, paid, duration }) =>
      [label, range.min, range.max, paid, duration].map((text) =>
        typeof text === 'string' ? text.replaceAll('\u00A0', ' ') : text,
      ),
    );

  it('of a website are its own', () => {
    expect(shown('tvorba-webu')).toEqual([['Orientačná cena', 1964, 2657, null, '3 – 6 týždňov']]);
  });

  it('of a service paid once are the total and its two parts', () => {
    expect(shown('cenove-kalkulacky')).toEqual([
      ['Spolu', 2764, 5657, null, null],
      ['Cena služby', 800, 3000, null, '1 – 4 týždne'],
      ['Cena webovej časti', 1964, 2657, null, '3 – 6 týždňov'],
    ]);
  });

  it.each([
    ['udrzba-podpora', 50, 300, 'mesačne', null],
    ['seo-optimalizacia', 300, 1200, 'za celé obdobie', '3 – 12 mesiacov'],
  ] as const)('of %s, which is paid again and again, are two that are never added', (service, ...own) => {
    expect(shown(service)).toEqual([
      ['Cena služby', ...own],
      ['Cena webovej časti', 1964, 2657, 'jednorazovo', '3 – 6 týždňov'],
    ]);
  });
});
