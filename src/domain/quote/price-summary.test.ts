import { describe, expect, it } from 'vitest';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { wholeEuros } from '../kernel/money.ts';
import { SIZE_IDS, TRADE_IDS } from './catalogue.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceSummary } from './price-summary.ts';
import { priceQuote } from './quote.ts';

const quick = quoteSelection({ mode: 'quick' });

describe('the bill of a first look', () => {
  it.each(TRADE_IDS)(
    'is what the website and its trade cost for %s, in whole euros, and adds up to the price',
    (trade) => {
      for (const size of SIZE_IDS) {
        const { base, trade: factors } = SPECIFICATION_PRICE_BOOK;
        const quote = priceQuote({ ...quick, trade, size }, SPECIFICATION_PRICE_BOOK);
        const amounts = priceSummary(quote).map(({ amount }) => amount);
        expect(amounts.slice(0, 2)).toEqual([base[size], (base[size] * (factors[trade] - 100)) / 100]);
        expect(amounts.reduce((sum, amount) => sum + amount)).toBe(wholeEuros([quote.total])[0]);
      }
    },
  );

  it('names the website, what is written for the trade and what the kind of quote changes', () => {
    const quote = priceQuote(quick, SPECIFICATION_PRICE_BOOK);
    expect(priceSummary(quote)).toEqual([
      { label: 'Základ webu', amount: 1500_00 },
      { label: 'Obsah pre vaše remeslo', amount: 150_00 },
      { label: 'Stručné zadanie', amount: -165_00 },
    ]);
  });

  it('has a cheaper website where the price book makes a trade cheaper', () => {
    const { trade } = SPECIFICATION_PRICE_BOOK;
    const cheaper = { ...SPECIFICATION_PRICE_BOOK, trade: { ...trade, electrician: 90 } };
    expect(priceSummary(priceQuote(quick, cheaper))).toEqual([
      { label: 'Základ webu', amount: 1350_00 },
      { label: 'Obsah pre vaše remeslo', amount: 0 },
      { label: 'Stručné zadanie', amount: -135_00 },
    ]);
  });

  it('is one line where only a rough price is known', () => {
    const quote = priceQuote(quick, null);
    expect(priceSummary(quote)).toEqual([{ label: 'Hrubý odhad', amount: quote.total }]);
  });
});
