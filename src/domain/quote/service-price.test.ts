import { describe, expect, it } from 'vitest';
import { makeQuoteDocument } from '../../../tests/factories/quote-document.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { SERVICE_SLUGS, SERVICES } from './catalogue.ts';
import { issueQuote } from './issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { shownDurations } from './price-total.ts';
import { priceQuote } from './quote.ts';
import { servicePriceOf } from './service-price.ts';

const spaced = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('a service that is no website', () => {
  it('is every service but the one that makes websites', () => {
    expect(SERVICE_SLUGS.filter((slug) => servicePriceOf(slug) === null)).toEqual(['tvorba-webu']);
  });

  it.each(SERVICE_SLUGS.filter((slug) => slug !== 'tvorba-webu'))(
    '%s has its published price first',
    (slug) => {
      const price = servicePriceOf(slug);
      expect(price?.range).toEqual({ min: SERVICES[slug].euros[0], max: SERVICES[slug].euros[1] });
      expect(price?.explanation).toMatch(
        /^Výpočet .* iba pre webovú časť, teda pre .+\. Cenu služby určí ponuka/,
      );
    },
  );

  it.each([
    ['tvorba-webu', false, 'Odhadované trvanie: 3 – 6 týždňov'],
    ['erp-systemy', false, 'Trvanie služby: 2 – 6 mesiacov, Trvanie webovej časti: 3 – 6 týždňov'],
    ['seo-optimalizacia', false, 'Trvanie služby: 3 – 12 mesiacov, Trvanie webovej časti: 3 – 6 týždňov'],
    ['erp-systemy', true, 'Trvanie služby: 2 – 6 mesiacov'],
    ['udrzba-podpora', false, 'Trvanie webovej časti: 3 – 6 týždňov'],
    ['udrzba-podpora', true, ''],
  ] as const)(
    'says of %s, with a website that stands: %s, what takes how long',
    (service, hasWebsite, text) => {
      const quote = issueQuote(priceQuote(quoteSelection({ service, hasWebsite }), SPECIFICATION_PRICE_BOOK));
      const durations = shownDurations(quote).map(({ label, value }) => `${label}: ${value}`);
      expect(spaced(durations.join(', '))).toBe(text);
    },
  );

  it.each(SERVICE_SLUGS)('promises in the document of %s only what the calculated price holds', (service) => {
    const { scope } = makeQuoteDocument({ selection: { service } });
    const website = makeQuoteDocument({ selection: { service: 'tvorba-webu' } }).scope;
    const inPrice = scope.lists.filter(
      ({ label }) => label.startsWith('V cene ') && label !== 'V cene nie je',
    );
    const expected = service === 'tvorba-webu' ? [] : [website.lists[0]?.items];
    expect(inPrice.map((list) => list.items)).toEqual(expected);
  });
});
