import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '#domain/api/call.ts';
import type { priceBook } from '#domain/quote/contract.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';

type PriceBookAnswer = AnswerOf<typeof priceBook>;

let latest: PriceBookAnswer | undefined;
const listeners = new Set<() => void>();

/** Tells the page under the wizard which price book the server has given the wizard. */
export function knowPriceBook(answer: PriceBookAnswer): void {
  latest = answer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The price book a page was rendered with, or a newer one that the wizard has meanwhile been given. It asks nobody:
 * pages come with their prices, and only the wizard loads the code that asks.
 */
export function useKnownPriceBook(rendered: PriceBook | null): PriceBook | null {
  const known = useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  );
  return known ? known.book : rendered;
}
