import type { SiteFacts } from '#domain/content/site-schema.ts';
import { quoteDocument } from '#domain/quote/document.ts';
import { quotePdfName } from '#domain/quote/labels.ts';
import { printedAddress } from '../http/loopback.ts';
import type { PdfRenderer, Requester } from '../pdf/renderer.ts';
import type { StoredQuote } from './service.ts';

/** Stands where the number would, on a quote made while the database was down. */
const UNNUMBERED = 'bez čísla';

/** The quote as a PDF; the same for a download and for the mail's attachment. */
export function renderQuotePdf(
  pdf: PdfRenderer,
  stored: StoredQuote,
  { site, publicUrl }: { site: SiteFacts; publicUrl: string },
  asker: Requester,
): Promise<Uint8Array> {
  const document = quoteDocument({
    quote: stored.quote,
    facts: {
      number: stored.number ?? UNNUMBERED,
      createdAt: stored.createdAt,
      validUntil: stored.validUntil,
    },
    client: stored.client,
    description: stored.description,
    aiAssisted: stored.quote.describedByAi === true && stored.description !== '',
    site,
    publicUrl: printedAddress(publicUrl),
  });
  return pdf.render('quote', document, asker);
}

/** The same name for every way a stored quote is handed out (decisions 3). */
export const quoteFileName = ({ quote, createdAt }: StoredQuote): string =>
  quotePdfName(quote.selection.trade.label, createdAt.getTime());
