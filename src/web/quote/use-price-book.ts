import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { calls } from '../shell/api-calls.ts';
import { callApi } from '../shell/api-client.ts';
import { knowPriceBook } from './use-known-price-book.ts';

/**
 * The price book in force, asked for each time the wizard opens, so that its preview is what the server will say.
 * Until it is known, and where it cannot be read, the specification's prices; null when the server has none itself.
 */
export function usePriceBook(): PriceBook | null {
  const { data } = useQuery({
    queryKey: [calls.priceBook.path],
    queryFn: ({ signal }) => callApi(calls.priceBook, undefined, { signal }),
    refetchOnMount: 'always',
    // Prices shown are only a preview: the server's quote is right whatever this answers.
    meta: { toast: false },
  });
  useEffect(() => data && knowPriceBook(data), [data]);
  return data ? data.book : SPECIFICATION_PRICE_BOOK;
}
