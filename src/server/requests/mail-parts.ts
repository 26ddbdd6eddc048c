import { CLIENT_MAIL_HELD, REQUEST_ROWS } from '#content/request-mails.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { operatorIdentification, operatorName } from '#domain/legal/operator.ts';
import { vatStatus } from '#domain/quote/vat.ts';
import type { RequestField } from '#domain/requests/request-fields.ts';
import type { MailBlock, MailDocument, MailRow } from '../mail/document.ts';
import { renderHtml } from '../mail/html.tsx';
import type { Mail } from '../mail/mail.ts';
import { renderText } from '../mail/plain-text.ts';

export interface ComposedMail {
  subject: string;
  document: MailDocument;
}

/** The mail in both renderings. */
export const messageOf = ({ subject, document }: ComposedMail): Mail => ({
  subject,
  html: renderHtml(document),
  text: renderText(document),
});

/** A mail of the site: brand above, identification of the operator below. */
export const documentOf = (
  site: SiteFacts,
  frame: Pick<MailDocument, 'preview' | 'heading' | 'signature'>,
  blocks: MailBlock[],
): MailDocument => ({
  ...frame,
  brand: site.brand.name,
  tagline: site.brand.tagline,
  blocks,
  identification: {
    name: operatorName(site),
    rows: operatorIdentification(site),
    vat: vatStatus(site.vat),
  },
});

export const signature = (site: SiteFacts, regards: string): MailDocument['signature'] => ({
  regards,
  name: site.operator.displayName ?? operatorName(site),
});

/** Rows that were filled in. */
export const filled = (rows: readonly MailRow[]): MailRow[] => rows.filter(({ value }) => value !== '');

/** Text from outside in its paragraphs. */
export const quoted = (heading: string, text: string): MailBlock => ({
  kind: 'quoted',
  heading,
  paragraphs: text.split(/[\r\n\u2028\u2029]+/),
});

/** Tells the operator that the client knows of nothing. */
export const clientMailHeld: MailBlock = { kind: 'paragraph', text: CLIENT_MAIL_HELD };

/** Who wrote; an empty text was not entered. */
interface Writer {
  name: string;
  company?: string;
  email: string;
  phoneE164: string;
  phoneDisplay: string;
  createdAt: Date;
}

/** How the operator reaches the writer: a number to tap where there is one, and a table. */
export function contactBlocks(writer: Writer, words: { call: string; contactHeading: string }): MailBlock[] {
  const { phoneE164, phoneDisplay } = writer;
  const rows: MailBlock = { kind: 'rows', heading: words.contactHeading, rows: contactRows(writer) };
  if (phoneE164 === '') return [rows];
  return [{ kind: 'action', label: words.call, shown: phoneDisplay, href: `tel:${phoneE164}` }, rows];
}

function contactRows({ name, company = '', email, phoneE164, phoneDisplay, createdAt }: Writer): MailRow[] {
  const href = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  // A contact field that is forgotten here does not compile.
  const rows = {
    name: { label: REQUEST_ROWS.name, value: name },
    company: { label: REQUEST_ROWS.company, value: company },
    email: { label: REQUEST_ROWS.email, value: email, href },
    phone: { label: REQUEST_ROWS.phone, value: phoneDisplay, href: `tel:${phoneE164}` },
  } satisfies Record<RequestField, MailRow>;
  const received = { label: REQUEST_ROWS.received, value: formatDateTime(createdAt) };
  return filled([...Object.values(rows), received]);
}
