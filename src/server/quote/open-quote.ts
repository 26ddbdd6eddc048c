import { Fault } from '#domain/errors/faults.ts';
import { openQuotePdf } from '#domain/quote/calls.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import type { QuoteService, StoredQuote } from './service.ts';

/** Where a mail's reader opens a quote, in any browser. */
export const quotePdfAddress = (publicUrl: string, quoteId: string): string =>
  new URL(`${openQuotePdf.path}?id=${quoteId}`, publicUrl).href;

/** A quote without what the visitor has typed: whoever has its link sees prices, and of whom nothing. */
export const withoutClient = (quote: StoredQuote): StoredQuote => ({
  ...quote,
  client: NO_CONTACT,
  description: '',
});

/** The quote that an address names. */
export async function quoteByLink(quotes: QuoteService, id: string): Promise<StoredQuote> {
  const stored = await quotes.find(id);
  if (!stored) throw new Fault('notFound');
  return withoutClient(stored);
}
