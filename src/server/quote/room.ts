import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { exportQuotePdf, generateQuote, openQuotePdf, priceBook } from '#domain/quote/contract.ts';
import { generateDescription } from '#domain/quote/description-contract.ts';
import { isQuoteOf } from '#domain/quote/issued-quote.ts';
import { contactIn, contactOfClient } from '#domain/requests/request-fields.ts';
import { DAILY_LIMIT } from '../ai/daily-limit.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { PRICE_BOOK_CHANNEL } from './data.ts';
import { describeProject } from './description-service.ts';
import { deleteExpiredQuotes } from './expiry.ts';
import { quoteByLink } from './open-quote.ts';
import { quoteFileName, renderQuotePdf } from './pdf.ts';
import { PriceBookCache } from './price-book-cache.ts';
import { completePriceBook } from './publish.ts';
import { QuoteService, type StoredQuote, selectionOf } from './service.ts';

export interface QuoteRoom extends Room {
  quotes: QuoteService;
  priceBooks: PriceBookCache;
}

/** Pricing, the quote's PDF and the description for the wizard (specification 7). */
export function quoteRoom(foundation: Foundation): QuoteRoom {
  const { db, log, site, config, ai, pdf, limiter, random } = foundation;
  const priceBooks = new PriceBookCache(db, log);
  const quotes = new QuoteService(db, priceBooks, site.quote, random);
  const facts = { site, publicUrl: config.publicUrl };
  return {
    quotes,
    priceBooks,
    announced: { channel: PRICE_BOOK_CHANNEL, heard: () => priceBooks.invalidate(), isContent: true },
    prepare: (now) => completePriceBook(db, now),
    sweeps: [
      { name: 'delete-quotes', minute: 31, run: (now) => deleteExpiredQuotes(db, site.retention, now) },
    ],
    calls: [
      serve(priceBook, async () => ({ book: await priceBooks.current(), describesByAi: ai.enabled })),

      serve(generateQuote, async ({ body, browserId, now }) => {
        const issued = await quotes.issueOrPrice({
          selection: selectionOf(body),
          client: contactIn(body),
          description: body.projectDescription,
          describedByAi: body.describedByAi,
          browserId,
          now,
        });
        return quoteAnswer(issued);
      }),

      serve(openQuotePdf, async ({ query, addressGroup, signal }) => {
        const stored = await quoteByLink(quotes, query.id);
        return {
          bytes: await renderQuotePdf(pdf, stored, facts, { client: addressGroup, signal }),
          type: 'application/pdf',
          fileName: quoteFileName(stored),
        };
      }),

      serve(exportQuotePdf, async ({ body, browserId, addressGroup, now, signal }) => {
        const client = contactOfClient(body);
        const stored = await findSame(quotes, body, browserId);
        const printed: StoredQuote = stored
          ? { ...stored, client, description: body.projectDescription }
          : await quotes.issueOrPrice({
              selection: selectionOf(body),
              client,
              description: body.projectDescription,
              browserId,
              now,
            });
        return {
          bytes: await renderQuotePdf(pdf, printed, facts, { client: addressGroup, signal }),
          type: 'application/pdf',
          fileName: quoteFileName(printed),
        };
      }),

      serve(generateDescription, async ({ body, caller, signal }) => {
        if (ai.enabled && !(await limiter.allows(DAILY_LIMIT, caller))) throw new Fault('aiUnavailable');
        return describeProject(ai, body, signal);
      }),
    ],
  };
}

/** The visitor's own stored quote, unless they have changed the selection since: the file always shows what was sent. */
async function findSame(
  quotes: QuoteService,
  body: ParsedBody<typeof exportQuotePdf>,
  browserId: string | null,
): Promise<StoredQuote | null> {
  if (body.quoteId === undefined) return null;
  const stored = await quotes.findOwnOrNull(body.quoteId, browserId);
  return stored && isQuoteOf(stored.quote, selectionOf(body)) ? stored : null;
}
