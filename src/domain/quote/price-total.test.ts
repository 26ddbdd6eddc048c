import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySelection, quoteSelection } from '../../../tests/factories/selection.ts';
import { quoteAnswer } from './answer.ts';
import { SERVICES, type ServiceSlug } from './catalogue.ts';
import { issueQuote } from './issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { calculationOf, priceRows, pricesOf } from './price-total.ts';
import { priceQuote } from './quote.ts';
import { keepsWebsite, pricedFeatures, type QuoteSelection } from './selection.ts';

const quoteOf = (changes: Partial<QuoteSelection>) =>
  issueQuote(priceQuote(quoteSelection(changes), SPECIFICATION_PRICE_BOOK));

it('is the sum of its parts: the service unless it is paid again and again, and the website or its new features', () => {
  fc.assert(
    fc.property(anySelection, fc.constantFrom(SPECIFICATION_PRICE_BOOK, null), (selection, book) => {
      const quote = issueQuote(priceQuote(selection, book));
      const { min, max, parts } = quote.oneOff;
      const { euros, charged, calculated } = SERVICES[selection.service];
      const [from, to] = calculated === 'website' && charged === 'once' ? euros : [0, 0];
      const cents = pricedFeatures(selection).map((id) => SPECIFICATION_PRICE_BOOK.feature[id]);
      const list = cents.reduce((sum, price) => sum + price, 0);
      // Cents times a percent, half up.
      const bound = (percent: number) => Math.floor((list * percent + 5_000) / 10_000);
      const own = keepsWebsite(selection) ? { min: bound(85), max: bound(115) } : quote.range;
      expect({ min, max }).toEqual({ min: own.min + from, max: own.max + to });
      expect(parts.reduce((sum, part) => sum + part.min, 0)).toBe(min);
      expect(parts.reduce((sum, part) => sum + part.max, 0)).toBe(max);
      const issued = { id: crypto.randomUUID(), number: null, validUntil: new Date(0), quote };
      expect(quoteAnswer(issued).total).toEqual({ min, max, parts });
    }),
  );
});

describe('the prices shown', () => {
  const shown = (service: ServiceSlug, changes: Partial<QuoteSelection> = {}) =>
    priceRows(pricesOf(quoteOf({ service, ...changes }))).map(({ label, range, paid, duration }) =>
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

  it('are the service and the features that the website gets which stands already', () => {
    // 300 + 150 = 450 €; 85 and 115 % of it
    expect(shown('cenove-kalkulacky', { hasWebsite: true })).toEqual([
      ['Spolu', 1183, 3518, null, null],
      ['Cena služby', 800, 3000, null, '1 – 4 týždne'],
      ['Cena funkcií webu', 383, 518, null, null],
    ]);
    expect(shown('udrzba-podpora', { hasWebsite: true })).toEqual([
      ['Cena služby', 50, 300, 'mesačne', null],
      ['Cena funkcií webu', 383, 518, 'jednorazovo', null],
    ]);
  });

  it('call a single feature one', () => {
    const one = { hasWebsite: true, features: ['testimonials'] } as const;
    expect(shown('cenove-kalkulacky', one).at(-1)?.[0]).toBe('Cena funkcie webu');
    const calculation = calculationOf(quoteOf({ service: 'udrzba-podpora', ...one }));
    expect([calculation?.heading, calculation?.sum.label]).toEqual([
      'Výpočet ceny funkcie webu',
      'Odhad funkcie webu',
    ]);
  });

  it.each([{ features: [] }, { mode: 'quick' as const }])(
    'are the service alone where nothing is added',
    (nothing) => {
      const changes = { hasWebsite: true, ...nothing };
      expect(shown('cenove-kalkulacky', changes)).toEqual([['Cena služby', 800, 3000, null, '1 – 4 týždne']]);
      expect(shown('udrzba-podpora', changes)).toEqual([['Cena služby', 50, 300, 'mesačne', null]]);
      expect(calculationOf(quoteOf({ service: 'udrzba-podpora', ...changes }))).toBeNull();
    },
  );
});
