import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as calls from '#domain/quote/calls.ts';
import { priceBookAnswerSchema } from '#domain/quote/contract.ts';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { callApi } from '../shell/api-client.ts';
import { knowPriceBook } from './use-known-price-book.ts';

/** What the wizard knows of the server before it asks for anything. */
interface ServerFacts {
  /** The price book in force; null when the server has none itself. */
  book: PriceBook | null;
  /** Without an AI no description is asked for (decisions 7.5). */
  describesByAi: boolean;
}

const UNKNOWN: ServerFacts = { book: SPECIFICATION_PRICE_BOOK, describesByAi: false };

/**
 * Asked for each time the wizard opens, so that its preview is what the server will say. Until it is known, and where
 * it cannot be read, the specification's prices and no AI.
 */
export function useServerFacts(): ServerFacts {
  const { data } = useQuery({
    queryKey: [calls.priceBook.path],
    queryFn: ({ signal }) => callApi(calls.priceBook, {}, { signal, schema: priceBookAnswerSchema }),
    refetchOnMount: 'always',
    // Prices shown are only a preview: the server's quote is right whatever this answers.
    meta: { toast: false },
  });
  useEffect(() => data && knowPriceBook(data), [data]);
  return data ?? UNKNOWN;
}
