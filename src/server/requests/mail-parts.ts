import { CLIENT_MAIL_HELD, REQUEST_ROWS } from '#content/request-mails.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import {
  LISTED_FIELDS,
  REQUEST_FIELDS,
  type RequestField,
  requestField,
} from '#domain/requests/request-fields.ts';
import { filled, type MailBlock, type MailRow } from '../mail/document.ts';
import { contactOf, type StoredRequest } from './data.ts';

/** Tells the operator that the client knows of nothing. */
export const clientMailHeld: MailBlock = { kind: 'paragraph', text: CLIENT_MAIL_HELD };

/** How the operator reaches the writer: a number to tap where there is one, and a table. */
export function contactBlocks(
  request: StoredRequest,
  words: { call: string; contactHeading: string },
): MailBlock[] {
  const dialled = hrefOf.phone(request);
  const rows: MailBlock = { kind: 'rows', heading: words.contactHeading, rows: contactRows(request) };
  if (dialled === undefined) return [rows];
  return [{ kind: 'action', label: words.call, shown: request.phoneDisplay, href: dialled }, rows];
}

/** Fields that open something when they are tapped. */
const hrefOf = {
  email: ({ email }: StoredRequest) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  phone: ({ phoneE164 }: StoredRequest) => (phoneE164 === '' ? undefined : `tel:${phoneE164}`),
  webAddress: ({ webAddress }: StoredRequest) => webAddress || undefined,
};

function contactRows(request: StoredRequest): MailRow[] {
  const opens: { [Field in RequestField]?: (request: StoredRequest) => string | undefined } = hrefOf;
  const rows = LISTED_FIELDS.map((field): MailRow => {
    const href = opens[field]?.(request);
    return { ...rowOf(request, field), ...(href !== undefined && { href }) };
  });
  return filled([...rows, { label: REQUEST_ROWS.received, value: formatDateTime(request.createdAt) }]);
}

/** What a telephone number is written with: a mail to an address that nobody has proven carries no words of a stranger. */
const NUMBER = /^[\d\s+()/.-]+$/;

/** Of what the client has typed, the little that their own mail repeats, so that a mistyped one is noticed. */
export const repeatedRows = (request: StoredRequest): MailRow[] =>
  LISTED_FIELDS.filter((field) => requestField(field).repeated)
    .map((field) => rowOf(request, field))
    .filter(({ value }) => NUMBER.test(value));

const rowOf = (request: StoredRequest, field: RequestField): MailRow => ({
  label: REQUEST_FIELDS[field].short,
  value: contactOf(request)[field],
});
