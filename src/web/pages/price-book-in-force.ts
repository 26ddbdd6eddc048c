import { createContext } from 'react-router';
import { type ReadPriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';

/**
 * Where the loaders of pages find the price book. Without a server behind them, as in tests, they use the
 * specification's prices.
 */
export const PRICE_BOOK_IN_FORCE = createContext<ReadPriceBook>(async () => SPECIFICATION_PRICE_BOOK);
