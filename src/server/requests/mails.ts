import type { SiteFacts } from '#domain/content/site-schema.ts';
import type { Db } from '../db/pool.ts';
import type { Composer } from '../mail/delivery.ts';
import { renderHtml } from '../mail/html.tsx';
import type { Message } from '../mail/message.ts';
import { renderText } from '../mail/plain-text.ts';
import type { PdfRenderer } from '../pdf/renderer.ts';
import { renderQuotePdf } from '../quote/pdf.ts';
import type { QuoteService, StoredQuote } from '../quote/service.ts';
import { findRequest, type StoredRequest } from './data.ts';
import { clientMail, operatorMail, type RequestMail } from './emails.ts';

export const CLIENT_MAIL_KIND = 'request-client';
export const OPERATOR_MAIL_KIND = 'request-operator';

interface RequestMailOptions {
  db: Db;
  quotes: Pick<QuoteService, 'find'>;
  pdf: PdfRenderer;
  publicUrl: string;
  site: SiteFacts;
}

/** Composers of the two mails about a request, by kind. */
export function requestComposers({
  db,
  quotes,
  pdf,
  publicUrl,
  site,
}: RequestMailOptions): Record<string, Composer> {
  async function subjectOf(requestId: string | null) {
    const request = requestId === null ? null : await findRequest(db, requestId);
    if (!request) return null;
    const quote = request.quoteId === null ? null : await quotes.find(request.quoteId);
    return { request, quote };
  }

  return {
    async [CLIENT_MAIL_KIND](mail, signal) {
      const subject = await subjectOf(mail.requestId);
      if (!subject) return null;
      const { request, quote } = subject;
      const message = messageOf(
        clientMail({ request, quote: quote?.quote ?? null, number: quote?.number ?? null, site }),
      );
      if (!quote) return message;
      const content = await renderQuotePdf(pdf, asSubmitted(quote, request), publicUrl, signal);
      return { ...message, attachments: [{ fileName: fileNameOf(quote), type: 'application/pdf', content }] };
    },
    async [OPERATOR_MAIL_KIND](mail) {
      const subject = await subjectOf(mail.requestId);
      if (!subject) return null;
      const { request, quote } = subject;
      const message = messageOf(
        operatorMail({ request, quote: quote?.quote ?? null, number: quote?.number ?? null, site }),
      );
      return { ...message, replyTo: { name: request.name, address: request.email } };
    },
  };
}

const messageOf = ({ subject, document }: RequestMail): Message => ({
  subject,
  html: renderHtml(document),
  text: renderText(document),
});

/** Client and description are the request's: whoever knows the id of another visitor's quote gets none of theirs. */
const asSubmitted = (quote: StoredQuote, request: StoredRequest): StoredQuote => ({
  ...quote,
  client: {
    name: request.name,
    company: request.company,
    email: request.email,
    phone: request.phoneDisplay,
  },
  description: request.description,
});

/** The same name as of the download (decisions 3). */
const fileNameOf = ({ quote, createdAt }: StoredQuote): string =>
  `rozpocet-${quote.selection.trade}-${createdAt.getTime()}.pdf`;
