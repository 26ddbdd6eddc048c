import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerOf } from '#domain/api/endpoint.ts';
import type { priceBook } from '#domain/quote/contract.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { calls } from '../shell/api-calls.ts';

export const PRICE_BOOK_KEY = [calls.priceBook.path] as const;

/**
 * The price book a page was rendered with, or a newer one that the wizard has meanwhile been given. It asks nobody:
 * pages come with their prices, and only the wizard loads the code that asks.
 */
export function useKnownPriceBook(rendered: PriceBook | null): PriceBook | null {
  const client = useQueryClient();
  const known = useSyncExternalStore(
    useCallback((changed) => client.getQueryCache().subscribe(changed), [client]),
    () => client.getQueryData<AnswerOf<typeof priceBook>>(PRICE_BOOK_KEY),
    () => undefined,
  );
  return known ? known.book : rendered;
}
