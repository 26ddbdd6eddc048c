import { CLIENT_MAIL_HELD, REQUEST_ROWS } from '#content/request-mails.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { operatorIdentification, operatorName } from '#domain/legal/operator.ts';
import { vatStatus } from '#domain/quote/vat.ts';
import {
  LISTED_FIELDS,
  REQUEST_FIELDS,
  type RequestField,
  requestField,
} from '#domain/requests/request-fields.ts';
import type { MailBlock, MailDocument, MailRow } from '../mail/document.ts';
import { renderHtml } from '../mail/html.tsx';
import type { Mail } from '../mail/mail.ts';
import { renderText } from '../mail/plain-text.ts';
import { contactOf, type StoredRequest } from './data.ts';

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

/** How the operator reaches the writer: a number to tap where there is one, and a table. */
export function contactBlocks(
  request: StoredRequest,
  words: { call: string; contactHeading: string },
): MailBlock[] {
  const { phoneE164, phoneDisplay } = request;
  const rows: MailBlock = { kind: 'rows', heading: words.contactHeading, rows: contactRows(request) };
  if (phoneE164 === '') return [rows];
  return [{ kind: 'action', label: words.call, shown: phoneDisplay, href: hrefOf.phone(request) }, rows];
}

/** Fields that open something when they are tapped. */
const hrefOf = {
  email: ({ email }: StoredRequest) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  phone: ({ phoneE164 }: StoredRequest) => `tel:${phoneE164}`,
};

function contactRows(request: StoredRequest): MailRow[] {
  const opens: { [Field in RequestField]?: (request: StoredRequest) => string } = hrefOf;
  const rows = LISTED_FIELDS.map((field): MailRow => {
    const href = opens[field]?.(request);
    return { ...rowOf(request, field), ...(href !== undefined && { href }) };
  });
  return filled([...rows, { label: REQUEST_ROWS.received, value: formatDateTime(request.createdAt) }]);
}

/** Of what the client has typed, the little that their own mail repeats, so that a mistyped one is noticed. */
export const repeatedRows = (request: StoredRequest): MailRow[] =>
  filled(LISTED_FIELDS.filter((field) => requestField(field).repeated).map((field) => rowOf(request, field)));

const rowOf = (request: StoredRequest, field: RequestField): MailRow => ({
  label: REQUEST_FIELDS[field].short,
  value: contactOf(request)[field],
});
