import { SERVICE_PAGE } from '#content/common.ts';
import { CONFIRMATION, REPRICED } from '#content/confirmation.ts';
import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { CLIENT_MAIL, OPERATOR_MAIL, REQUEST_ROWS } from '#content/request-mails.ts';
import { registerHref } from '#domain/accounts/sign-in-links.ts';
import { contentWithClaims } from '#domain/content/claims.ts';
import { siteClaims } from '#domain/content/site-claims.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatEuros, formatExactEuros } from '#domain/kernel/format.ts';
import type { IssuedQuote } from '#domain/quote/issued-quote.ts';
import { urgentNotes } from '#domain/quote/notes.ts';
import { paidFrom } from '#domain/quote/price-reason.ts';
import {
  calculationOf,
  labelAlone,
  paidAndDone,
  priceInWords,
  priceRows,
  pricesInBrief,
  pricesOf,
  shownDurations,
} from '#domain/quote/price-total.ts';
import { priceLabel, sumRow } from '#domain/quote/vat.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { filled, type MailBlock, type MailRow, quoted } from '../mail/document.ts';
import { type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';
import { quotePdfAddress } from '../quote/open-quote.ts';
import { selectionRows } from './chosen.ts';
import type { WizardRequest } from './data.ts';
import { clientMailHeld, contactBlocks, repeatedRows } from './mail-parts.ts';
import { promiseInWords } from './store.ts';

/** What both mails are made of. */
export interface RequestMailInput {
  request: WizardRequest;
  quote: { quote: IssuedQuote; number: string | null } | null;
  site: SiteFacts;
  /** The client has seen another quote, which could not be used (decisions 7.13). */
  repriced: boolean;
}

const words = REQUEST_ROWS;

/**
 * Tells the client the number, what follows and what was chosen; `attached` when the quote's PDF comes with it. Holds
 * nothing that the visitor has typed, whose address nobody has proven (decisions 7.14), but for the digits of the phone
 * number, so that a mistyped one is noticed.
 */
export function clientMail(input: RequestMailInput & { attached: boolean; publicUrl: string }): ComposedMail {
  const { request, quote, attached, repriced, site, publicUrl } = input;
  const claims = {
    ...siteClaims(site),
    ticket: ticket(request.number),
    answerBy: promiseInWords(request.answerDueAt),
  };
  const mail = contentWithClaims(CLIENT_MAIL, claims);
  const { steps, stepsHeading } = contentWithClaims(CONFIRMATION, claims);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: mail.greeting },
    { kind: 'paragraph', text: mail.thanks },
    ...dimensions(input),
    ...paidLater(input),
    ...remarks(quote),
    ...openQuote(input, mail.open),
    ...(attached ? [{ kind: 'paragraph' as const, text: mail.attached }] : []),
    ...(repriced ? [{ kind: 'paragraph' as const, text: REPRICED }] : []),
    { kind: 'steps', heading: stepsHeading, items: steps },
    { kind: 'action', label: mail.account, href: publicUrl + registerHref(request.email) },
    {
      kind: 'rows',
      heading: mail.summaryHeading,
      rows: [
        { label: words.ticket, value: ticket(request.number) },
        ...selectionRows(request.selection),
        ...quoteRows(input),
        ...repeatedRows(request),
      ],
    },
    {
      kind: 'notes',
      items: [
        ...(quote ? [SERVICE_PAGE.pricingNote, QUOTE_DOCUMENT.notes.contract] : []),
        mail.notOrder,
        mail.notYou,
      ],
    },
  ];
  const frame = { preview: mail.preview, heading: mail.subject, signature: signature(site, mail.regards) };
  return { subject: mail.subject, document: documentOf(site, frame, blocks) };
}

/** The price under the greeting; what it adds up from stands in the rows. */
const dimensions = ({ quote, site }: RequestMailInput): MailBlock[] =>
  (quote ? pricesOf(quote.quote) : []).map((price) => ({
    kind: 'dimension',
    label: priceLabel(labelAlone(price), site.vat),
    min: formatEuros(price.range.min),
    max: formatEuros(price.range.max),
    under: paidAndDone(price),
    words: [pricesInBrief([price]), price.duration].filter(Boolean).join(', '),
  }));

/** From when the monthly price is paid, under it. */
function paidLater({ quote, site }: RequestMailInput): MailBlock[] {
  const text = quote && paidFrom(quote.quote.selection.service.id, quote.quote.oneOff, site);
  return text ? [{ kind: 'paragraph', text }] : [];
}

/** What does not fit what was chosen, with its amount, and what an urgent deadline costs (decisions 8.2 and 8.3). */
function remarks(priced: RequestMailInput['quote']): MailBlock[] {
  const items = priced ? [...priced.quote.notes.map(({ text }) => text), ...urgentNotes(priced.quote)] : [];
  return items.length === 0 ? [] : [{ kind: 'notes', items }];
}

/** Leads to the quote as it is stored, in any browser; the file holds nothing about who asked for it. */
const openQuote = (
  { request, quote, publicUrl }: RequestMailInput & { publicUrl: string },
  label: string,
): MailBlock[] =>
  quote && request.quoteId !== null
    ? [{ kind: 'action', label, href: quotePdfAddress(publicUrl, request.quoteId) }]
    : [];

/** Tells the operator who wants what, with the price lines and a number to tap. */
export function operatorMail(input: RequestMailInput & { clientMailed: boolean }): ComposedMail {
  const { request, quote, site, repriced, clientMailed } = input;
  const mail = contentWithClaims(OPERATOR_MAIL, { ...siteClaims(site), ticket: ticket(request.number) });
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: mail.intro },
    ...(clientMailed ? [] : [clientMailHeld]),
    ...(repriced ? [{ kind: 'paragraph' as const, text: REPRICED }] : []),
    ...contactBlocks(request, mail),
    {
      kind: 'rows',
      heading: mail.summaryHeading,
      rows: [...selectionRows(request.selection), ...quoteRows(input)],
    },
    ...remarks(quote),
    ...(quote ? amounts(quote.quote, site) : []),
    ...(request.description === '' ? [] : [quoted(mail.descriptionHeading, request.description)]),
  ];
  const frame = { preview: mail.preview, heading: mail.heading, signature: null };
  return {
    subject: `${mail.heading}: ${request.selection.service.label}`,
    document: documentOf(site, frame, blocks),
  };
}

function quoteRows({ quote, site }: RequestMailInput): MailRow[] {
  if (!quote) return [];
  return filled([
    ...priceRows(pricesOf(quote.quote)).map((price) => ({
      label: price.label,
      value: priceInWords(price, site.vat),
    })),
    ...shownDurations(quote.quote),
    { label: words.quote, value: quote.number ?? '' },
  ]);
}

function amounts(quote: IssuedQuote, { vat }: SiteFacts): MailBlock[] {
  const calculation = calculationOf(quote);
  if (calculation === null) return [];
  const { heading, lines, sum } = calculation;
  return [
    {
      kind: 'amounts',
      heading,
      rows: lines.map(({ label, amount }) => ({ label, value: formatExactEuros(amount) })),
      total: sumRow(sum, vat),
    },
  ];
}
