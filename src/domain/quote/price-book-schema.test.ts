import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { readPriceBook } from './price-book-schema.ts';

const { feature, ...rest } = SPECIFICATION_PRICE_BOOK;

test('a price book from before a feature takes the code’s price for it and keeps its own for all others', () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(feature)), fc.integer({ min: 0, max: 100_000 }), (known, price) => {
      const stored = { ...rest, version: 7, feature: Object.fromEntries(known.map((id) => [id, price])) };
      const read = readPriceBook(stored);
      expect(read?.book.version).toBe(7);
      for (const [id, usual] of Object.entries(feature))
        expect(read?.book.feature).toHaveProperty(id, known.includes(id) ? price : usual);
      expect(read?.added).toHaveLength(Object.keys(feature).length - known.length);
    }),
  );
});

test('a whole price book is taken as it is', () => {
  expect(readPriceBook(SPECIFICATION_PRICE_BOOK)).toEqual({ book: SPECIFICATION_PRICE_BOOK, added: [] });
});

test.each([
  null,
  'book',
  {},
  { ...rest, feature: null },
  { ...rest, feature: { 'quote-form': -1 } },
  { feature },
])('what cannot be a price book is none: %j', (stored) => {
  expect(readPriceBook(stored)).toBeNull();
});
