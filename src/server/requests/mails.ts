import { z } from 'zod';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import type { Db } from '../db/pool.ts';
import type { StoredMail } from '../mail/data.ts';
import type { Composer } from '../mail/delivery.ts';
import type { Attachment, Mailbox } from '../mail/mail.ts';
import { answeredByMail, messageOf } from '../mail/site-mail.ts';
import type { PdfRenderer } from '../pdf/renderer.ts';
import { withoutClient } from '../quote/open-quote.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import type { QuoteService, StoredQuote } from '../quote/service.ts';
import { findWizardRequest } from './data.ts';
import { clientMail, operatorMail } from './emails.ts';

export const CLIENT_MAIL_KIND = 'request-client';
export const OPERATOR_MAIL_KIND = 'request-operator';

interface RequestMailOptions {
  db: Db;
  quotes: Pick<QuoteService, 'find'>;
  pdf: PdfRenderer;
  publicUrl: string;
  site: SiteFacts;
  /** Whom the client answers. */
  operator: Mailbox;
}

/** What the mails of a request say besides the request itself. */
const payloadSchema = z.object({
  repriced: z.boolean().default(false),
  clientMailed: z.boolean().default(true),
});

/** After so many attempts the client's mail goes out without a PDF that cannot be made. */
const ATTEMPTS_WITH_PDF = 4;

/** Composers of the two mails about a request, by kind. */
export function requestComposers(options: RequestMailOptions): Record<string, Composer> {
  const { pdf, publicUrl, site, operator } = options;
  return {
    async [CLIENT_MAIL_KIND](mail, signal) {
      const subject = await subjectOf(mail, options);
      if (!subject) return null;
      const { quote } = subject;
      const { repriced } = payloadSchema.parse(mail.payload);
      const attachments = quote
        ? await attachedQuote(
            () => renderQuotePdf(pdf, withoutClient(quote), { publicUrl, site }, { client: 'mail', signal }),
            quote,
            mail,
          )
        : [];
      const made = clientMail({ ...subject, site, publicUrl, repriced, attached: attachments.length > 0 });
      return { ...answeredByMail(made, operator), attachments };
    },
    async [OPERATOR_MAIL_KIND](mail) {
      const subject = await subjectOf(mail, options);
      if (!subject) return null;
      const { name, email } = subject.request;
      return {
        ...messageOf(operatorMail({ ...subject, site, ...payloadSchema.parse(mail.payload) })),
        replyTo: { name, address: email },
      };
    },
  };
}

/** The request a mail is about and its quote; null when the request is gone. */
async function subjectOf({ requestId }: StoredMail, { db, quotes }: RequestMailOptions) {
  const request = requestId === null ? null : await findWizardRequest(db, requestId);
  if (!request) return null;
  return { request, quote: request.quoteId === null ? null : await quotes.find(request.quoteId) };
}

async function attachedQuote(
  render: () => Promise<Uint8Array>,
  quote: StoredQuote,
  { attempts }: StoredMail,
): Promise<Attachment[]> {
  try {
    return [{ fileName: quoteFileName(quote), type: 'application/pdf', content: await render() }];
  } catch (error) {
    if (attempts < ATTEMPTS_WITH_PDF) throw error;
    return [];
  }
}
