import { describe, expect, it } from 'vitest';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { SIZE_IDS, TRADE_IDS } from './catalogue.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceSummary } from './price-summary.ts';
import { priceQuote } from './quote.ts';

const quick = quoteSelection({ mode: 'quick' });

describe('the bill in two lines', () => {
  it.each(TRADE_IDS)(
    'is what the website and its trade cost for %s, in whole euros and never a minus',
    (trade) => {
      for (const size of SIZE_IDS) {
        const { base, trade: factors } = SPECIFICATION_PRICE_BOOK;
        const lines = priceSummary(priceQuote({ ...quick, trade, size }, SPECIFICATION_PRICE_BOOK));
        expect(lines.map(({ amount }) => amount)).toEqual([
          base[size],
          (base[size] * (factors[trade] - 100)) / 100,
        ]);
      }
    },
  );

  it('names the website and what is written for the trade; the kind of quote has no line', () => {
    const quote = priceQuote(quick, SPECIFICATION_PRICE_BOOK);
    expect(priceSummary(quote)).toEqual([
      { label: 'Základ webu', amount: 1500_00 },
      { label: 'Obsah pre vaše remeslo', amount: 150_00 },
    ]);
  });

  it('has a cheaper website where the price book makes a trade cheaper', () => {
    const { trade } = SPECIFICATION_PRICE_BOOK;
    const cheaper = { ...SPECIFICATION_PRICE_BOOK, trade: { ...trade, electrician: 90 } };
    expect(priceSummary(priceQuote(quick, cheaper))).toEqual([
      { label: 'Základ webu', amount: 1350_00 },
      { label: 'Obsah pre vaše remeslo', amount: 0 },
    ]);
  });

  it('is one line where only a rough price is known', () => {
    const quote = priceQuote(quick, null);
    expect(priceSummary(quote)).toEqual([{ label: 'Hrubý odhad', amount: quote.total }]);
  });
});
