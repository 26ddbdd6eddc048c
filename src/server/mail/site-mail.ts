import { REPLY_LANDS } from '#content/mail-replies.ts';
import { BUDGET_CONTENT } from '#content/options.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { operatorIdentification, operatorName } from '#domain/legal/operator.ts';
import { vatStatus } from '#domain/quote/vat.ts';
import type { MailBlock, MailDocument } from './document.ts';
import { renderHtml } from './html.tsx';
import type { Mail, Mailbox } from './mail.ts';
import { renderText } from './plain-text.ts';

export interface ComposedMail {
  subject: string;
  document: MailDocument;
}

/** The mail in both renderings. */
export const messageOf = ({ subject, document }: ComposedMail): Mail => ({
  subject,
  pictures: document.blocks.flatMap((block) => (block.kind === 'pictures' ? block.items : [])),
  bodies: (wayOut) => ({ html: renderHtml(document, wayOut), text: renderText(document, wayOut) }),
});

/** A mail to a client that they can answer: the answer goes to the operator's mailbox, and its last words say so. */
export const answeredByMail = ({ subject, document }: ComposedMail, operator: Mailbox): Mail => ({
  ...messageOf({
    subject,
    document: { ...document, blocks: [...document.blocks, { kind: 'notes', items: [REPLY_LANDS] }] },
  }),
  replyTo: operator,
});

/**
 * A mail of the site: brand above, identification of the operator below, with how VAT stands where there are prices;
 * those of an estimate are without it.
 */
export const documentOf = (
  site: SiteFacts,
  frame: Pick<MailDocument, 'preview' | 'heading' | 'signature'>,
  blocks: MailBlock[],
  vatOfPrices = vatStatus(site.vat),
): MailDocument => ({
  ...frame,
  brand: site.brand.name,
  tagline: site.brand.tagline,
  blocks,
  identification: {
    name: operatorName(site),
    rows: operatorIdentification(site),
    vat: blocks.some(hasPrice) ? vatOfPrices : null,
  },
});

/** A drawn price, a column of amounts, or a row with one; what the client reckons with is no price. */
const hasPrice = (block: MailBlock): boolean =>
  block.kind === 'dimension' ||
  block.kind === 'amounts' ||
  (block.kind === 'rows' &&
    block.rows.some(({ label, value }) => value.includes('€') && label !== BUDGET_CONTENT.label));

/** Closing words and the operator's name. */
export const signature = (site: SiteFacts, regards: string): MailDocument['signature'] => ({
  regards,
  name: site.operator.displayName ?? operatorName(site),
});
