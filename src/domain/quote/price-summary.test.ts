import { describe, expect, it } from 'vitest';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { SIZE_IDS, TRADE_IDS } from './catalogue.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceSummary } from './price-summary.ts';
import { priceQuote } from './quote.ts';

const quick = quoteSelection({ mode: 'quick' });

describe('the bill in two lines', () => {
  it.each(TRADE_IDS)('adds up to the middle of the shown range for %s', (trade) => {
    for (const size of SIZE_IDS) {
      const quote = priceQuote({ ...quick, trade, size }, SPECIFICATION_PRICE_BOOK);
      const lines = priceSummary(quote);
      expect(lines).toHaveLength(2);
      const sum = lines.reduce((total, { amount }) => total + amount, 0);
      expect(Math.abs(sum / 100 - (quote.range.min + quote.range.max) / 2)).toBeLessThanOrEqual(1);
      expect(lines.every(({ amount }) => Number.isInteger(amount / 100))).toBe(true);
    }
  });

  it('names the website and what trade and kind of quote make of it', () => {
    const quote = priceQuote(quick, SPECIFICATION_PRICE_BOOK);
    expect(priceSummary(quote)).toEqual([
      { label: 'Základ webu', amount: 1500_00 },
      { label: 'Remeslo a stručné zadanie', amount: -15_00 },
    ]);
  });

  it('is one line where only a rough price is known', () => {
    const quote = priceQuote(quick, null);
    expect(priceSummary(quote)).toEqual([{ label: 'Hrubý odhad', amount: quote.total }]);
  });
});
