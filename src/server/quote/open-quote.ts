import { z } from 'zod';
import { Fault } from '#domain/errors/faults.ts';
import { openQuotePdf } from '#domain/quote/contract.ts';
import type { QuoteService, StoredQuote } from './service.ts';

const queryOf = z.object({ id: z.uuid() });

/** Where a mail's reader opens a quote, in any browser. */
export const quotePdfAddress = (publicUrl: string, quoteId: string): string =>
  new URL(`${openQuotePdf.path}?id=${quoteId}`, publicUrl).href;

/** A quote without what the visitor has typed: whoever has its link sees prices, and of whom nothing. */
export const withoutClient = (quote: StoredQuote): StoredQuote => ({
  ...quote,
  client: { name: '', company: '', email: '', phone: '' },
  description: '',
});

/** The quote that an address names. */
export async function quoteByLink(quotes: QuoteService, query: unknown): Promise<StoredQuote> {
  const parsed = queryOf.safeParse(query);
  const stored = parsed.success ? await quotes.find(parsed.data.id) : null;
  if (!stored) throw new Fault('notFound');
  return withoutClient(stored);
}
