import { z } from 'zod';
import { PAYMENT_CALL_MAIL, PAYMENT_DOCUMENT } from '#content/payment-calls.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatExactEuros } from '#domain/kernel/format.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import type { Issuer } from '#domain/legal/issuer.ts';
import { shownIban } from '#domain/payments/iban.ts';
import { paymentAnchor } from '#domain/payments/payment-address.ts';
import { notTaxNote } from '#domain/payments/payment-document.ts';
import { codeLabels } from '#domain/payments/payment-texts.ts';
import { vatIncluded } from '#domain/quote/vat.ts';
import type { Foundation } from '../foundation.ts';
import { attachmentOf } from '../http/download.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { type DrawnPicture, filled } from '../mail/document.ts';
import { answeredByMail, type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';
import { type MailedWay, wayPayload } from '../projects/mailed-way.ts';
import { qrPicture } from '../qr-code.ts';
import { PAYMENT_CALL_KIND } from './asking.ts';
import { bySquareText, epcText, type PaymentOrder } from './codes.ts';
import { findListedPayment, type ListedPayment } from './list-data.ts';
import { renderPaymentPdf } from './pdf.ts';
import { orderOf } from './shown.ts';

const payloadSchema = wayPayload.omit({ projectId: true }).extend({ paymentId: z.uuid() });

const words = PAYMENT_CALL_MAIL;

interface MailOptions extends Pick<Foundation, 'db' | 'pdf' | 'site' | 'config' | 'operator'> {
  wayTo: MailedWay;
}

/** The composer of the mail with a payment call; one that is closed meanwhile is not sent. */
export const paymentComposers = ({
  db,
  pdf,
  site,
  config,
  operator,
  wayTo,
}: MailOptions): Record<string, Composer> => ({
  async [PAYMENT_CALL_KIND](mail, signal) {
    const { paymentId, ...way } = payloadSchema.parse(mail.payload);
    const payment = await findListedPayment(db, paymentId);
    const order = payment && orderOf(payment);
    if (!payment) return null;
    const { issuer } = payment;
    if (!order || !issuer) return UNNEEDED;
    const project = await wayTo({ projectId: payment.projectId, ...way });
    const href = project && `${project}#${paymentAnchor(paymentId)}`;
    const options = { db, pdf, publicUrl: config.publicUrl };
    // Without its PDF the mail would say too little, so it waits for it.
    const call = await renderPaymentPdf(options, payment, { client: 'mail', signal });
    return {
      ...answeredByMail(paymentMail(payment, { order, href, site, vat: issuer.vat }), operator),
      attachments: [attachmentOf(call)],
    };
  },
});

function paymentMail(
  { name, projectName }: ListedPayment,
  {
    order,
    href,
    site,
    vat,
  }: { order: PaymentOrder; href: string | null; site: SiteFacts; vat: Issuer['vat'] },
): ComposedMail {
  const { number, amount, dueOn, iban, bic, beneficiary, symbol } = order;
  const subject = words.subject.replace('{number}', number);
  const frame = { preview: words.preview, heading: subject, signature: signature(site, words.regards) };
  return {
    subject,
    document: documentOf(
      site,
      frame,
      [
        { kind: 'paragraph', text: words.greeting },
        { kind: 'paragraph', text: words.intro.replace('{project}', () => projectName) },
        ...(href === null ? [] : [{ kind: 'action' as const, label: words.open, href }]),
        {
          kind: 'rows',
          heading: words.rowsHeading,
          rows: filled([
            { label: words.name, value: name },
            { label: words.amount, value: formatExactEuros(amount) },
            { label: words.due, value: dayText(dueOn) },
            { label: words.iban, value: shownIban(iban) },
            { label: words.bic, value: bic ?? '' },
            { label: words.beneficiary, value: beneficiary },
            { label: words.symbol, value: symbol },
          ]),
        },
        { kind: 'pictures', heading: words.codes, items: codesOf(order), words: words.codesInText },
        { kind: 'notes', items: [words.onPhone, notTaxNote(vat), words.paid] },
      ],
      vatIncluded(vat),
    ),
  };
}

/** Both codes, as they stand in the PDF. */
function codesOf(order: PaymentOrder): DrawnPicture[] {
  const alts = codeLabels(order.amount);
  const { bySquare, bySquareHint, epc, epcHint } = PAYMENT_DOCUMENT;
  const drawn = (name: string, text: string) => {
    const { size, png } = qrPicture(text);
    // Half of its pixels: screens of phones have two and more for one.
    return {
      id: `${name}@${order.number}`,
      fileName: `${name}.png`,
      type: 'image/png',
      content: png,
      size: size / 2,
    };
  };
  return [
    {
      ...drawn('pay-by-square', bySquareText(order)),
      alt: alts.bySquare,
      label: bySquare,
      hint: bySquareHint,
    },
    { ...drawn('epc', epcText(order)), alt: alts.epc, label: epc, hint: epcHint },
  ];
}
