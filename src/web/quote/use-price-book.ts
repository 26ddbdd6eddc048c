import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';

/** Prices for the preview. The server's answer to generate-quote is what counts; this only bridges the time to it. */
export const usePriceBook = (): PriceBook | null => SPECIFICATION_PRICE_BOOK;
