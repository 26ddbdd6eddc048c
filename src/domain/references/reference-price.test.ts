import { expect, test } from 'vitest';
import { REFERENCES } from '#content/references.ts';
import { site } from '../content/site.ts';
import { SPECIFICATION_PRICE_BOOK } from '../quote/price-book.ts';
import { referencePrice } from './reference-price.ts';

const BOOK = SPECIFICATION_PRICE_BOOK;
const PLAIN = site.vat;
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00A0', ' '));

test('a website costs what the wizard shows for its trade and features, and takes as long', () => {
  const trade = 'roofer' as const;
  const priced = referencePrice({ service: 'tvorba-webu', trade, features: [] }, BOOK, PLAIN);
  // 1500 × 1.2 × 1.1 = 1980; 85 % and 115 % of it
  expect(plain(priced.lines)).toEqual(['1 683 – 2 277 €, 3 – 6 týždňov']);
  expect(priced.span).toEqual([1683, 2277]);
});

test('another service is its published price and its website in one sum, which says so and has no time of its own', () => {
  const { lines, span } = referencePrice(
    { service: 'erp-systemy', trade: 'roofer', features: [] },
    BOOK,
    PLAIN,
  );
  expect(plain(lines)).toEqual(['4 683 – 22 277 € s novým webom']);
  expect(span).toEqual([4683, 22_277]);
});

test('what is paid again and again stands in a line of its own and never in the span', () => {
  const service = 'udrzba-podpora' as const;
  const { lines, span } = referencePrice({ service, trade: 'roofer', features: [] }, BOOK, PLAIN);
  expect(plain(lines)).toEqual(['50 – 300 € mesačne', '1 683 – 2 277 € za nový web, 3 – 6 týždňov']);
  expect(span).toEqual([1683, 2277]);
});

test('another price book is another price, and a payer says which tax', () => {
  const reference = { service: 'tvorba-webu' as const, trade: 'roofer' as const, features: [] };
  const dearer = { ...BOOK, base: { ...BOOK.base, medium: 3000_00 } };
  expect(referencePrice(reference, dearer, PLAIN).span).toEqual([3366, 4554]);
  const [line = ''] = plain(referencePrice(reference, BOOK, { ...PLAIN, status: 'payer' }).lines);
  expect(line).toContain('DPH');
});

test('every reference has a price', () => {
  for (const reference of REFERENCES) {
    const { lines, span } = referencePrice(reference, BOOK, PLAIN);
    expect(lines.length).toBeGreaterThan(0);
    expect(span[0]).toBeLessThan(span[1]);
  }
});
