import type { FastifyInstance } from 'fastify';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { exportQuotePdf, generateQuote, openQuotePdf, priceBook } from '#domain/quote/contract.ts';
import { sameSelection } from '#domain/quote/selection.ts';
import type { Ai } from '../ai/ai.ts';
import { LIMITS } from '../http/rate-limits.ts';
import { type HttpContext, route } from '../http/route.ts';
import type { PdfRenderer } from '../pdf/renderer.ts';
import { quoteByLink } from './open-quote.ts';
import { quoteFileName, renderQuotePdf } from './pdf.ts';
import type { PriceBookCache } from './price-book.ts';
import { type QuoteService, type StoredQuote, selectionOf } from './service.ts';

interface QuoteRoutes {
  quotes: QuoteService;
  priceBooks: PriceBookCache;
  ai: Pick<Ai, 'enabled'>;
  pdf: PdfRenderer;
  site: SiteFacts;
  publicUrl: string;
}

/** Pricing and the quote's PDF (specification 7). */
export function registerQuoteRoutes(app: FastifyInstance, http: HttpContext, services: QuoteRoutes): void {
  const { quotes, priceBooks, ai, pdf, site, publicUrl } = services;

  route(app, http, priceBook, { limit: LIMITS.read }, async () => ({
    book: await priceBooks.current(),
    describesByAi: ai.enabled,
  }));

  route(app, http, generateQuote, { limit: LIMITS.quote }, async ({ body, browserId, now }) => {
    const { name, email, phone, company, projectDescription } = body;
    const issued = await quotes.issueOrPrice({
      selection: selectionOf(body),
      client: { name, email, phone, company },
      description: projectDescription,
      browserId,
      now,
    });
    return quoteAnswer(issued);
  });

  route(app, http, openQuotePdf, { limit: LIMITS.pdf }, async ({ request, addressGroup, signal }) => {
    const stored = await quoteByLink(quotes, request.query);
    return {
      bytes: await renderQuotePdf(pdf, stored, { site, publicUrl }, { client: addressGroup, signal }),
      type: 'application/pdf',
      fileName: quoteFileName(stored),
    };
  });

  route(
    app,
    http,
    exportQuotePdf,
    { limit: LIMITS.pdf },
    async ({ body, browserId, addressGroup, now, signal }) => {
      const client = {
        name: body.clientName,
        email: body.clientEmail,
        phone: body.clientPhone,
        company: body.clientCompany,
      };
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
        bytes: await renderQuotePdf(pdf, printed, { site, publicUrl }, { client: addressGroup, signal }),
        type: 'application/pdf',
        fileName: `rozpocet-${body.selectedTrade}-${now.getTime()}.pdf`,
      };
    },
  );
}

/** The visitor's own stored quote, unless they have changed the selection since: the file always shows what was sent. */
async function findSame(
  quotes: QuoteService,
  body: ParsedBody<typeof exportQuotePdf>,
  browserId: string | null,
): Promise<StoredQuote | null> {
  if (body.quoteId === undefined) return null;
  const stored = await quotes.findOwnOrNull(body.quoteId, browserId);
  return stored && sameSelection(stored.quote.selection, selectionOf(body)) ? stored : null;
}
